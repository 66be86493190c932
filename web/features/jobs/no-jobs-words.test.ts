import { expect, test } from 'vitest';
import { noJobsYetWords } from './no-jobs-words.ts';

test.each([
  [true, 'There are currently no jobs created. Start a new role to see it here.'],
  [
    false,
    'There are currently no jobs created with you on the team. Ask an admin of your organisation to put you on one.',
  ],
])('whoever has no roles at all reads what they can do (may start: %s)', (mayStart, words) => {
  expect(noJobsYetWords(mayStart)).toBe(words);
});
