import { CRITERIA_PER_JOB_MAX } from '@evenhand/contract/builder/change-job-criteria-stages-and-items.ts';
import { isSameCriterionName } from '../../job-plan/rules/is-same-criterion-name.ts';

const CRITERIA_OF_ITEM_MAX = 3;

/**
 * For each copied question the names of the criteria that it looks at: those that the role has, whatever the case of their
 * letters, and new ones as far as there is room.
 */
export function pickCriteriaOfCopiedQuestions(
  known: readonly string[],
  skillsOfCopies: readonly (readonly string[])[],
): string[][] {
  const names = [...known];
  return skillsOfCopies.map((skills) =>
    skills.slice(0, CRITERIA_OF_ITEM_MAX).flatMap((skill) => {
      const found = names.find((name) => isSameCriterionName(name, skill));
      if (found !== undefined) return [found];
      if (names.length >= CRITERIA_PER_JOB_MAX) return [];
      names.push(skill);
      return [skill];
    }),
  );
}
