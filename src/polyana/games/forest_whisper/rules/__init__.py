"""The rules of «Шёпот леса»."""
