import { expect, test } from 'vitest';
import { makeNameRedactorOfPeople } from './make-name-redactor-of-people.ts';

const redact = makeNameRedactorOfPeople([
  { firstName: 'Zoë', lastName: 'Kowalska-Finch' },
  { firstName: 'Jo', lastName: 'de la Cruz' },
  { firstName: 'Dara', lastName: "O'Neill" },
]);

test.for([
  ['Clearer than Zoë Kowalska-Finch was.', 'Clearer than [removed] [removed] was.'],
  ['Zoë’s plan, and de la Cruz’ too.', '[removed]’s plan, and de la [removed]’ too.'],
  ["Dara O'Neill's answer", "[removed] [removed]'s answer"],
  ['Nobody else could work at night.', 'Nobody else could work at night.'],
  // Letters that are a word, or an initial, stay.
  ['Jo can do that, as la and de.', 'Jo can do that, as la and de.'],
  ['', ''],
] as const)('“%s” is told as “%s”', ([text, told]) => {
  expect(redact(text)).toBe(told);
});

test('of thousands of names it takes no longer than of a few', () => {
  const letters = (n: number) =>
    String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  const many = makeNameRedactorOfPeople(
    Array.from({ length: 5000 }, (_, n) => ({
      firstName: `Ada${letters(n)}`,
      lastName: `Okoro${letters(n)}`,
    })),
  );
  const began = process.cpuUsage();
  for (let n = 0; n < 5000; n += 1)
    expect(many(`Better than Ada${letters(n)} by far.`)).toBe('Better than [removed] by far.');
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(5);
});
