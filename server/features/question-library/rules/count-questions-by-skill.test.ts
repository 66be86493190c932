import { expect, test } from 'vitest';
import { countQuestionsBySkill } from './count-questions-by-skill.ts';

test('skills are added up by name, spelt as in our list, in order', () => {
  const tested = [
    { name: 'Thatching', count: 2 },
    { name: 'empathy', count: 1 },
    { name: 'Empathy', count: 3 },
    { name: 'thatching', count: 1 },
  ];
  expect(countQuestionsBySkill(tested, [{ name: 'Empathy', group: 'People' }])).toEqual([
    { name: 'Empathy', group: 'People', count: 4 },
    { name: 'Thatching', group: null, count: 3 },
  ]);
  expect(countQuestionsBySkill([], [{ name: 'Empathy', group: 'People' }])).toEqual([]);
});
