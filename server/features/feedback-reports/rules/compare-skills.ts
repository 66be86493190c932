import {
  COMPARED_CANDIDATES_LEAST,
  HIGHEST_OF,
  RADAR_SKILLS_LEAST,
  type SkillLine,
} from '@evenhand/contract/feedback-reports/feedback-report.ts';
import { countPeople, type MarkCount, meanOfMarks } from './mark-count.ts';
import { tenOfMean } from './ten-of-mean.ts';

export type OwnSkill = { name: string; hundredths: number; marks: readonly MarkCount[] };

/** Besides the highest and oneself at least two people must be left: the mark of a single one could be reckoned. */
const AVERAGE_CANDIDATES_LEAST = HIGHEST_OF + 1 + 2;

/**
 * One's own skills beside the average and the highest, where enough people were scored and there are enough skills to compare;
 * one's own alone otherwise.
 */
export function compareSkills(skills: readonly OwnSkill[]): {
  isCompared: boolean;
  skills: SkillLine[];
} {
  const isCompared =
    skills.length >= RADAR_SKILLS_LEAST &&
    skills.every(({ marks }) => countPeople(marks) >= COMPARED_CANDIDATES_LEAST);
  return {
    isCompared,
    skills: skills.map(({ name, hundredths, marks }) => ({
      name,
      own: tenOfMean(hundredths),
      average: isCompared && isAverageSafe(marks) ? tenOfMean(meanOfMarks(marks)) : null,
      highest: isCompared ? tenOfMean(meanOfMarks(marks, HIGHEST_OF)) : null,
    })),
  };
}

/**
 * Of five people, whoever is not among the highest three could take these and themselves from the sum, and be left with one.
 */
function isAverageSafe(marks: readonly MarkCount[]): boolean {
  return countPeople(marks) >= AVERAGE_CANDIDATES_LEAST;
}
