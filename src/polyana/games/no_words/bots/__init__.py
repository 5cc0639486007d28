"""The bots of «Нет слов», and what judges a match with their eyes."""
