import { expect, test } from 'vitest';
import { findWhyTestResultIsHidden } from './test-result-visibility.ts';

const shown = {
  isSubmitted: true,
  ownReviewsOpen: false,
  reviews: { scored: 8, total: 10, isRead: true },
};

test.each<[string, Partial<Parameters<typeof findWhyTestResultIsHidden>[0]>, string | null]>([
  ['four fifths of the reviews are in', {}, null],
  ['one fewer', { reviews: { scored: 7, total: 10, isRead: true } }, 'reviews-open'],
  [
    'nothing was sent to review yet',
    { reviews: { scored: 0, total: 0, isRead: true } },
    'reviews-open',
  ],
  ['nothing is read by people', { reviews: { scored: 0, total: 0, isRead: false } }, null],
  ['not sent in', { isSubmitted: false }, 'not-submitted'],
  ['the member still reviews', { ownReviewsOpen: true }, 'own-reviews-open'],
  [
    'the member still reviews, and it was not sent in',
    { ownReviewsOpen: true, isSubmitted: false },
    'own-reviews-open',
  ],
])('%s', (_, change, hidden) => {
  expect(findWhyTestResultIsHidden({ ...shown, ...change })).toBe(hidden);
});
