import {
  FEEDBACK_COMPARED_CANDIDATES_MIN,
  FEEDBACK_HIGHEST_SCORES_AVERAGED,
  SKILL_RADAR_CHART_SKILLS_MIN,
  type FeedbackReportSkill,
} from '@evenhand/contract/feedback-reports/feedback-report-types-and-minimum-counts.ts';
import {
  sumPeopleOfMeanStarCounts,
  type PeopleCountByMeanStars,
  meanStarsOfPeopleCounts,
} from './sum-and-average-people-by-mean-stars.ts';
import { bandOfTenOfMeanStars } from './band-of-ten-of-mean-stars.ts';

export type OwnSkillMeanStars = {
  name: string;
  hundredths: number;
  marks: readonly PeopleCountByMeanStars[];
};

/** Besides the highest and oneself at least two people must be left: the mark of a single one could be reckoned. */
const AVERAGE_CANDIDATES_LEAST = FEEDBACK_HIGHEST_SCORES_AVERAGED + 1 + 2;

/**
 * One's own skills beside the average and the highest, where enough people were scored and there are enough skills to compare;
 * one's own alone otherwise.
 */
export function compareOwnSkillsWithOthers(skills: readonly OwnSkillMeanStars[]): {
  isCompared: boolean;
  skills: FeedbackReportSkill[];
} {
  const isCompared =
    skills.length >= SKILL_RADAR_CHART_SKILLS_MIN &&
    skills.every(
      ({ marks }) => sumPeopleOfMeanStarCounts(marks) >= FEEDBACK_COMPARED_CANDIDATES_MIN,
    );
  return {
    isCompared,
    skills: skills.map(({ name, hundredths, marks }) => ({
      name,
      own: bandOfTenOfMeanStars(hundredths),
      average:
        isCompared && isAverageSafe(marks)
          ? bandOfTenOfMeanStars(meanStarsOfPeopleCounts(marks))
          : null,
      highest: isCompared
        ? bandOfTenOfMeanStars(meanStarsOfPeopleCounts(marks, FEEDBACK_HIGHEST_SCORES_AVERAGED))
        : null,
    })),
  };
}

/**
 * Of five people, whoever is not among the highest three could take these and themselves from the sum, and be left with one.
 */
function isAverageSafe(marks: readonly PeopleCountByMeanStars[]): boolean {
  return sumPeopleOfMeanStarCounts(marks) >= AVERAGE_CANDIDATES_LEAST;
}
