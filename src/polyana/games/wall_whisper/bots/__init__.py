"""The bots of «Шёпот за стеной 2», and what judges a match with their eyes."""
