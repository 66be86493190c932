import {
  SCORE_QUARTERS_CANDIDATES_MIN,
  answerScoreQuarters,
  type AnswerScoreQuarter,
} from '@evenhand/contract/feedback-reports/feedback-report-types-and-minimum-counts.ts';
import {
  sumPeopleOfMeanStarCounts,
  type PeopleCountByMeanStars,
} from './people-count-by-mean-stars.ts';

/**
 * In which quarter of all candidates a mean lies; who shares it counts half, so that equals stand in the same one. Null with too
 * few.
 */
export function scoreQuarterOfMeanStars(
  own: number,
  marks: readonly PeopleCountByMeanStars[],
): AnswerScoreQuarter | null {
  const people = sumPeopleOfMeanStarCounts(marks);
  if (people < SCORE_QUARTERS_CANDIDATES_MIN) return null;
  const below = sumPeopleOfMeanStarCounts(marks.filter(({ hundredths }) => hundredths < own));
  const equal = sumPeopleOfMeanStarCounts(marks.filter(({ hundredths }) => hundredths === own));
  const place = Math.floor(((below + equal / 2) / people) * answerScoreQuarters.length);
  return answerScoreQuarters[Math.min(place, answerScoreQuarters.length - 1)] ?? null;
}
