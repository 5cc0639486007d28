"""The page of «Шёпот леса» in the browser: `page` works out what its template shows."""
