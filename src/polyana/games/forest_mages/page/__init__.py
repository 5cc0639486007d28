"""The page of «Маги леса» in the browser."""
