const GOOD = 20;
const STRONG = 28;
const VARIED = 8;

export type PasswordStrength = { level: 0 | 1 | 2 | 3; words: string };

/** How a new password does while it is typed, in words: length counts, and not to repeat oneself. The server judges. */
export function estimatePasswordStrength(
  password: string,
  leastLength: number,
): PasswordStrength | undefined {
  const characters = Array.from(password.normalize('NFKC'));
  if (characters.length === 0) return undefined;
  const missing = leastLength - characters.length;
  if (missing > 0)
    return { level: 0, words: `${missing} more ${missing === 1 ? 'character' : 'characters'}` };
  if (new Set(characters).size < VARIED)
    return { level: 1, words: 'Long enough, but it repeats itself' };
  if (characters.length < GOOD) return { level: 1, words: 'Long enough' };
  return characters.length < STRONG ? { level: 2, words: 'Good' } : { level: 3, words: 'Strong' };
}
