import { expect, test } from 'vitest';
import { describeInterviewClashes } from './describe-interview-clashes.ts';

const takenFrom = new Date('2026-11-27T09:00:00Z');
const person = { memberId: 3, name: 'Maren Okoro', takenFrom, isSameJob: false };
const venue = { memberId: null, name: 'Beech', takenFrom, isSameJob: true };

test.each([
  [
    [person],
    'Maren Okoro sits in an interview for another role from Friday 27 November 2026 at 09:00 GMT. Choose another time, or give a reason.',
  ],
  [
    [venue, person],
    'The room Beech is used for this role from Friday 27 November 2026 at 09:00 GMT. There is 1 more clash. Choose another time, or give a reason.',
  ],
  [
    [person, person, venue],
    'Maren Okoro sits in an interview for another role from Friday 27 November 2026 at 09:00 GMT. There are 2 more clashes. Choose another time, or give a reason.',
  ],
  [[], ''],
])('%#: what is in the way is named, with when', (clashes, words) => {
  expect(describeInterviewClashes(clashes, 'Europe/London')).toBe(words);
});
