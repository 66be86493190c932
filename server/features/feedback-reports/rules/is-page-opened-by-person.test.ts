import { expect, test } from 'vitest';
import { isPageOpenedByPerson } from './is-page-opened-by-person.ts';

const followed = { 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' };

test('a link that somebody follows is an opening', () => {
  expect(isPageOpenedByPerson(followed)).toBe(true);
});

test.each([
  ['a program that reads e-mails in advance', {}],
  ['a browser that fetches ahead', { ...followed, 'sec-purpose': 'prefetch' }],
  ['one of another kind', { ...followed, purpose: 'prefetch' }],
  ['a picture in a page', { 'sec-fetch-dest': 'image', 'sec-fetch-user': '?1' }],
  ['a page that opens by itself', { 'sec-fetch-dest': 'document' }],
])('%s is none', (_, headers) => {
  expect(isPageOpenedByPerson(headers)).toBe(false);
});
