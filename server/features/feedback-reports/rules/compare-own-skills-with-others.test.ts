import { expect, test } from 'vitest';
import { compareOwnSkillsWithOthers } from './compare-own-skills-with-others.ts';

const each = (...means: number[]) => means.map((hundredths) => ({ hundredths, people: 1 }));
const skills = (count: number, means: readonly number[], own = means[0] ?? 300) =>
  Array.from({ length: count }, (_, i) => ({
    name: `Skill ${i + 1}`,
    hundredths: own,
    marks: each(...means),
  }));

test('from six candidates and three skills on, own, average and highest stand side by side', () => {
  const { isCompared, skills: lines } = compareOwnSkillsWithOthers(
    skills(3, [200, 300, 300, 400, 500, 500]),
  );
  expect(isCompared).toBe(true);
  // The average is 3.67 stars, and the three best have 4.67.
  expect(lines[0]).toEqual({ name: 'Skill 1', own: 20, average: 60, highest: 90 });
});

test('of five the average is hidden: with the highest and oneself taken out of the sum, one person would be left', () => {
  const { isCompared, skills: lines } = compareOwnSkillsWithOthers(
    skills(3, [200, 300, 400, 500, 500]),
  );
  expect(isCompared).toBe(true);
  expect(lines.map(({ average }) => average)).toEqual([null, null, null]);
  expect(lines[0]?.highest).toBe(90);
});

test.each([
  ['of 4 candidates', 3, [200, 300, 400, 500]],
  ['of 3 candidates', 3, [200, 300, 400]],
  ['of 2 candidates', 3, [200, 300]],
  ['of 1 candidate', 3, [200]],
  ['of 0 candidates', 3, []],
  ['of 2 criteria', 2, [200, 300, 300, 400, 500, 500]],
])('%s nothing of others is told', (_, count, means) => {
  const { isCompared, skills: lines } = compareOwnSkillsWithOthers(skills(count, means, 200));
  expect(isCompared).toBe(false);
  expect(lines).toHaveLength(count);
  for (const line of lines) expect(line).toMatchObject({ own: 20, average: null, highest: null });
});

test('one skill that too few were scored in keeps all of them from being compared', () => {
  const [first, ...others] = skills(3, [200, 300, 300, 400, 500, 500]);
  const few = { name: 'Rare', hundredths: 200, marks: each(200, 300, 400, 500) };
  expect(compareOwnSkillsWithOthers([...(first ? [first] : []), ...others, few]).isCompared).toBe(
    false,
  );
});
