"""The page of «Нет слов» in the browser: `page` works out what its template shows."""
