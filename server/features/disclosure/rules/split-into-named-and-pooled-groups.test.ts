import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type PeopleAndRespondentsOfGroup,
  splitIntoNamedAndPooledGroups,
} from './split-into-named-and-pooled-groups.ts';

const group = (
  name: string,
  respondents: number,
  people = respondents,
): PeopleAndRespondentsOfGroup => ({
  name,
  respondents,
  people,
});

test.each<
  [string, PeopleAndRespondentsOfGroup[], ReturnType<typeof splitIntoNamedAndPooledGroups>]
>([
  ['nobody', [], null],
  ['one group alone is the whole', [group('Kitchen', 80)], null],
  ['two groups of 25', [group('B', 25), group('A', 25)], { named: ['A', 'B'], pooled: [] }],
  ['24 cannot be told from the rest', [group('A', 80), group('B', 24)], null],
  [
    'a small one takes the smallest with it',
    [group('A', 80), group('B', 30), group('C', 3)],
    { named: ['A'], pooled: ['B', 'C'] },
  ],
  [
    'small ones together are a group',
    [group('A', 80), group('B', 12), group('C', 13)],
    { named: ['A'], pooled: ['B', 'C'] },
  ],
  [
    'whoever has no team is among the others',
    [group('A', 80), group('B', 60), group('', 30)],
    { named: ['A', 'B'], pooled: [] },
  ],
  [
    'people who did not answer make no group',
    [group('A', 80), group('B', 60), group('', 5, 100)],
    { named: ['A'], pooled: ['B'] },
  ],
])('%s', (_, groups, expected) => {
  expect(splitIntoNamedAndPooledGroups(groups, 25)).toEqual(expected);
});

test('every group that is told apart, and all the others together, have 25 who answered', () => {
  const groups = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'),
      respondents: fc.nat(60),
      more: fc.nat(9),
    }),
    { selector: ({ name }) => name },
  );
  fc.assert(
    fc.property(groups, (given) => {
      const counts = given.map(({ name, respondents, more }) =>
        group(name, respondents, respondents + more),
      );
      const split = splitIntoNamedAndPooledGroups(counts, 25);
      if (split === null) return;
      const named = counts.filter(({ name }) => split.named.includes(name));
      const others = counts.filter(({ name }) => !split.named.includes(name));
      const sum = (list: PeopleAndRespondentsOfGroup[], key: 'people' | 'respondents') =>
        list.reduce((all, each) => all + each[key], 0);
      for (const { respondents } of named) expect(respondents).toBeGreaterThanOrEqual(25);
      if (sum(others, 'people') > 0) expect(sum(others, 'respondents')).toBeGreaterThanOrEqual(25);
      expect([...split.named, ...split.pooled].toSorted()).toEqual(
        counts.flatMap(({ name }) => (name === '' ? [] : [name])).toSorted(),
      );
    }),
  );
});
