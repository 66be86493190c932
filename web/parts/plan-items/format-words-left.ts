/** What is left of an answer's limit. */
export function formatWordsLeft(words: number, maxWords: number): string {
  if (words <= maxWords) return `${countOfWords(maxWords - words)} left`;
  return `${countOfWords(words - maxWords)} over the limit of ${maxWords}`;
}

function countOfWords(n: number): string {
  return `${n} word${n === 1 ? '' : 's'}`;
}
