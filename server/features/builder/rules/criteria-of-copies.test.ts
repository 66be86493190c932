import { expect, test } from 'vitest';
import { pickCriteriaOfCopiedQuestions } from './criteria-of-copies.ts';

const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

test.each<[string[], string[][], string[][]]>([
  [[], [['Care']], [['Care']]],
  [['Care'], [['CARE', 'Judgement']], [['Care', 'Judgement']]],
  [[], [['Care', 'Judgement'], ['judgement']], [['Care', 'Judgement'], ['Judgement']]],
  [[], [['A', 'B', 'C', 'D']], [['A', 'B', 'C']]],
  [
    seven,
    [
      ['New', 'Newer'],
      ['a', 'newer'],
    ],
    [['New'], ['A']],
  ],
  [['A'], [[]], [[]]],
])('of a role with %j, copies with %j look at %j', (known, skills, expected) => {
  expect(pickCriteriaOfCopiedQuestions(known, skills)).toEqual(expected);
});
