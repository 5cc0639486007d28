"""The rules of «Нет слов»."""
