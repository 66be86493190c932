import { expect, test } from 'vitest';
import {
  toggleFilterChoice,
  type FilterSectionDefinition,
  filterChoicesKey,
} from './filter-choices.ts';

const items = ['a', 'b'].map((value) => ({ name: value, value }));
const many: FilterSectionDefinition = {
  id: 'team',
  title: '',
  type: 'inclusive',
  items,
  emptyStateText: '',
};
const one: FilterSectionDefinition = { ...many, id: 'phase', type: 'exclusive' };

test('several may be chosen of a section, and one only where it is exclusive', () => {
  expect(toggleFilterChoice(toggleFilterChoice({}, many, 'a'), many, 'b')).toEqual({
    team: ['a', 'b'],
  });
  expect(toggleFilterChoice(toggleFilterChoice({}, one, 'a'), one, 'b')).toEqual({ phase: ['b'] });
});

test('a section without a choice leaves the state', () => {
  const both = toggleFilterChoice(toggleFilterChoice({}, many, 'a'), one, 'b');
  expect(toggleFilterChoice(both, many, 'a')).toEqual({ phase: ['b'] });
});

test.each([
  ['nothing and nothing', {}, {}, true],
  [
    'the same in another order',
    { team: ['a', 'b'], phase: ['c'] },
    { phase: ['c'], team: ['b', 'a'] },
    true,
  ],
  ['one more', { team: ['a'] }, { team: ['a', 'b'] }, false],
  ['the same value of another section', { team: ['a'] }, { grade: ['a'] }, false],
])('%s: equal is %s', (_, left, right, equal) => {
  expect(filterChoicesKey(left) === filterChoicesKey(right)).toBe(equal);
});
