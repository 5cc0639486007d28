"""The bots of «Шёпот леса», and what judges a match with their eyes."""
