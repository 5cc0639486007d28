"""The page of «Букводжем» in the browser."""
