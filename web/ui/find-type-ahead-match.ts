/** Which name is meant by the letters typed so far; one letter again and again goes through all that begin with it. */
export function findTypeAheadMatch(
  names: readonly string[],
  current: number,
  typed: string,
): number {
  const letters = Array.from(typed.toLocaleLowerCase());
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const start = isOneLetter ? (letters[0] ?? '') : letters.join('');
  // More letters of a word may still mean the item they have led to.
  const from = isOneLetter ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < names.length; step++) {
    const index = (from + step) % names.length;
    if (names[index]?.trim().toLocaleLowerCase().startsWith(start)) return index;
  }
  return -1;
}
