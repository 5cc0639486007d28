"""The bots of «Маги леса», and what judges a match with their eyes."""
