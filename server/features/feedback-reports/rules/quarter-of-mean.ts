import {
  QUARTERS_CANDIDATES_LEAST,
  quarters,
  type Quarter,
} from '@evenhand/contract/feedback-reports/feedback-report.ts';
import { countPeople, type MarkCount } from './mark-count.ts';

/**
 * In which quarter of all candidates a mean lies; who shares it counts half, so that equals stand in the same one. Null with too
 * few.
 */
export function quarterOfMean(own: number, marks: readonly MarkCount[]): Quarter | null {
  const people = countPeople(marks);
  if (people < QUARTERS_CANDIDATES_LEAST) return null;
  const below = countPeople(marks.filter(({ hundredths }) => hundredths < own));
  const equal = countPeople(marks.filter(({ hundredths }) => hundredths === own));
  const place = Math.floor(((below + equal / 2) / people) * quarters.length);
  return quarters[Math.min(place, quarters.length - 1)] ?? null;
}
