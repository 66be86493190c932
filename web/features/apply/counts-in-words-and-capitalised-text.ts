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
export function formatPeopleInWords(n: number): string {
  return `${NUMBERS[n] ?? n} ${n === 1 ? 'person' : 'people'}`;
}

export function capitaliseFirstLetter(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function formatCountWithUnit(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}
