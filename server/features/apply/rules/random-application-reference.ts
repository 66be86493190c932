/** Without I and O, which read as digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const ATTEMPTS_A_WIDTH = 4;

export const APPLICATION_REFERENCE_ATTEMPTS_MAX = 3 * ATTEMPTS_A_WIDTH;

/**
 * 'KX-47': random, so that it says nothing about when somebody applied. A role that has used up most
 * short ones gets longer ones.
 * @param attempt counts from 0; @param randomBelow a random whole number below its argument
 */
export function randomApplicationReference(
  attempt: number,
  randomBelow: (limit: number) => number,
): string {
  const letter = () => LETTERS[randomBelow(LETTERS.length)] ?? 'A';
  const digits = 2 + Math.min(2, Math.floor(attempt / ATTEMPTS_A_WIDTH));
  return `${letter()}${letter()}-${String(randomBelow(10 ** digits)).padStart(digits, '0')}`;
}
