type Name = { firstName: string; lastName: string };

const REMOVED = '[removed]';
/** Shorter parts of names are initials and particles, which are words too. */
const NAME_PART_LENGTH_MIN = 3;

/**
 * Takes everybody's names out of a text, as they are written: colleagues compare one candidate with another. Looked up word by word, so
 * that thousands of names cost no more than a few.
 */
export function makeNameRedactorOfPeople(people: readonly Name[]): (text: string) => string {
  const names = new Set(
    people
      .flatMap(({ firstName, lastName }) => `${firstName} ${lastName}`.match(wordPattern) ?? [])
      .filter((word) => word.length >= NAME_PART_LENGTH_MIN && word !== word.toLowerCase()),
  );
  return (text) =>
    text.replace(wordPattern, (word) => {
      // A name that ends in ’s is somebody's.
      const [, stem = word, ending = ''] = /^(.+?)(['’]s?)$/u.exec(word) ?? [];
      return names.has(word) ? REMOVED : names.has(stem) ? REMOVED + ending : word;
    });
}

const wordPattern = /\p{L}[\p{L}\p{M}'’-]*/gu;
