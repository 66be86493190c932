import {
  SCORE_QUARTERS_CANDIDATES_MIN,
  answerScoreQuarterNames,
  type AnswerScoreQuartile,
} from '@evenhand/contract/feedback-reports/feedback-report-types-and-minimum-counts.ts';
import {
  sumPeopleOfMeanStarCounts,
  type PeopleCountByMeanStars,
} from './sum-and-average-people-by-mean-stars.ts';

/**
 * In which quarter of all candidates a mean lies; who shares it counts half, so that equals stand in the same one. Null with too
 * few.
 */
export function scoreQuarterOfMeanStars(
  own: number,
  marks: readonly PeopleCountByMeanStars[],
): AnswerScoreQuartile | null {
  const people = sumPeopleOfMeanStarCounts(marks);
  if (people < SCORE_QUARTERS_CANDIDATES_MIN) return null;
  const below = sumPeopleOfMeanStarCounts(marks.filter(({ hundredths }) => hundredths < own));
  const equal = sumPeopleOfMeanStarCounts(marks.filter(({ hundredths }) => hundredths === own));
  const place = Math.floor(((below + equal / 2) / people) * answerScoreQuarterNames.length);
  return answerScoreQuarterNames[Math.min(place, answerScoreQuarterNames.length - 1)] ?? null;
}
