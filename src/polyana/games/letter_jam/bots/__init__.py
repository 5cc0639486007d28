"""The bots of «Букводжем», and what judges a match with their eyes."""
