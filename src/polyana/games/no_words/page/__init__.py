"""The page of «Нет слов» in the browser."""
