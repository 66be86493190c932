const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** '3 people' as one says it: 'three people', 'one person'. */
export function people(n: number): string {
  return `${NUMBERS[n] ?? n} ${n === 1 ? 'person' : 'people'}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function plural(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}

/** What is left of an answer's limit. */
export function wordsLeft(words: number, maxWords: number): string {
  if (words <= maxWords) return `${plural(maxWords - words, 'word')} left`;
  return `${plural(words - maxWords, 'word')} over the limit of ${maxWords}`;
}
