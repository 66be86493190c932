import { expect, test } from 'vitest';
import {
  hireStatusCarouselIndexAfterListChange,
  nextHireStatusCarouselIndex,
} from './hire-status-carousel-index.ts';

const jobs = [{ id: 4 }, { id: 7 }, { id: 9 }];

test.each([
  ['the role that was shown', { id: 7, place: 0 }, 1],
  ['the next one when it was answered', { id: 5, place: 1 }, 1],
  ['the first when the last was answered', { id: 11, place: 3 }, 0],
  ['the first to begin with', { id: 0, place: 0 }, 0],
])('the carousel shows %s', (_, shown, place) => {
  expect(hireStatusCarouselIndexAfterListChange(jobs, shown)).toBe(place);
});

test.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
  [1, -1, 0],
] as const)('the chevrons rotate the list: from %i by %i to %i', (place, by, next) => {
  expect(nextHireStatusCarouselIndex(3, place, by)).toBe(next);
});
