import { expect, test } from 'vitest';
import { findForbiddenMemberFields } from './find-forbidden-member-fields.ts';

const everything = {
  firstName: 'A',
  lastName: 'B',
  jobTitle: null,
  photo: null,
  prefs: {},
  totpRequired: true,
  role: 'ADMIN',
} as const;

test.for([
  { who: 'a member', isSelf: true, isAdmin: false, forbidden: ['totpRequired', 'role'] },
  { who: 'an admin', isSelf: true, isAdmin: true, forbidden: [] },
  { who: 'an admin about a colleague', isSelf: false, isAdmin: true, forbidden: ['prefs'] },
])('$who may not change $forbidden', ({ forbidden, ...asking }) => {
  expect(findForbiddenMemberFields(everything, asking)).toEqual(forbidden);
});
