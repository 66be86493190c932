import { expect, test } from 'vitest';
import { mightTextNamePerson } from './might-text-name-person.ts';

const person = { firstName: 'Zoë', lastName: 'Kowalska', email: 'z.kow_1979@example.com' };

test.for([
  ['Kowalska was the strongest.', true],
  ['kowalskiej nie', true],
  ['Zoe knows the night shift.', true],
  ['ZOË!', true],
  ['kow answers best', true],
  ['Nobody else could work at night.', false],
  ['', false],
] as const)('“%s” may name somebody: %s', ([text, may]) => {
  expect(mightTextNamePerson(text, person)).toBe(may);
});

test('a name of which nothing is known is named nowhere', () => {
  expect(mightTextNamePerson('Anything at all.', { firstName: '', lastName: '', email: '' })).toBe(
    false,
  );
});
