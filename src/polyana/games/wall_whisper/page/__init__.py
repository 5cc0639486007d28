"""The page of «Шёпот за стеной 2» in the browser."""
