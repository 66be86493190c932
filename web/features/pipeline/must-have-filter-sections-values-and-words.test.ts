import { expect, test } from 'vitest';
import {
  describeMustHaveFilter,
  mustHaveFilterSections,
  chosenValuesFromMustHaveFilters,
  mustHaveFiltersFromChosenValues,
} from './must-have-filter-sections-values-and-words.ts';

const question = {
  key: 'notice',
  text: 'How many weeks is your notice?',
  rules: [],
  counts: { meets: 3, 'does-not-meet': 2, unanswered: 0, 'not-asked': 0 },
};

test('what an address has is what the popover shows as chosen, and back', () => {
  const filters = ['notice.meets', 'notice.unanswered', 'pattern.does-not-meet'];
  expect(chosenValuesFromMustHaveFilters(filters)).toEqual({
    notice: ['meets', 'unanswered'],
    pattern: ['does-not-meet'],
  });
  expect(mustHaveFiltersFromChosenValues(chosenValuesFromMustHaveFilters(filters))).toEqual(
    filters,
  );
});

test('each verdict is offered with its count; whom nobody asked only where there is somebody', () => {
  const offered = (counts: typeof question.counts) =>
    mustHaveFilterSections([{ ...question, counts }])[0]?.items.map(({ name, count }) => [
      name,
      count,
    ]);
  expect(offered(question.counts)).toEqual([
    ['Meets', 3],
    ['Does not meet', 2],
    ['Not answered', 0],
  ]);
  expect(offered({ ...question.counts, 'not-asked': 4 })?.at(-1)).toEqual(['Not asked', 4]);
});

test('a filter is said in words, also one of a question that is not known', () => {
  expect(describeMustHaveFilter('notice.does-not-meet', [question])).toBe(
    'Does not meet: How many weeks is your notice?',
  );
  expect(describeMustHaveFilter('gone.unanswered', [question])).toBe('Not answered: gone');
});
