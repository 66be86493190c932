import fc from 'fast-check';
import type { InventedPerson } from './name-disguises.ts';
import { type InventedNameLanguage, inventedNameLanguages } from './invented-name-languages.ts';

const SEED = 20_260_301;

/** The same people each time: nobody of them exists. */
export function inventPeople(language: InventedNameLanguage, number: number): InventedPerson[] {
  const [starts, ends] = language.family;
  const person = fc
    .record({
      firstName: fc.constantFrom(...language.given),
      start: fc.constantFrom(...starts),
      end: fc.constantFrom(...ends),
      digits: fc.integer({ min: 10, max: 99 }),
    })
    .map(
      ({ firstName, start, end, digits }): InventedPerson => ({
        language: language.name,
        firstName: firstName.replaceAll('␣', ' '),
        lastName: `${start}${end}`.replaceAll('␣', ' '),
        email: `${localPart(`${firstName}.${start}${end}`)}${digits}@mail.example`,
        isFamilyFirst: language.isFamilyFirst ?? false,
        isUnspaced: language.isUnspaced ?? false,
        isWord: language.isWord ?? false,
      }),
    );
  return fc.sample(person, {
    seed: SEED + inventedNameLanguages.indexOf(language),
    numRuns: number,
  });
}

/** Names in another script leave an address nothing but a word of their own. */
function localPart(names: string): string {
  const latin = names
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z.]/gu, '');
  return latin.length > 4 ? latin : 'zyxqvar';
}
