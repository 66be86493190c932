import type { HiringReportStepKey } from '@evenhand/contract/reporting/organisation-reports.ts';
import {
  type DemographicsDimension,
  DEMOGRAPHICS_GROUP_WITHOUT_QUICK_APPLY,
} from './demographics-dimensions-and-thresholds.ts';
import { POOLED_GROUP_OF_ALL_OTHERS } from './split-into-named-and-pooled-groups.ts';

/**
 * What is published of a counted cell: each figure less is a clue less, so what nobody asks for is not made. Not all the
 * others together; of quick applications only those without; of sources only who sent the application.
 */
export function omitUnneededDemographicsCells<
  T extends { group: string; furthest: HiringReportStepKey },
>(dimension: DemographicsDimension, cell: T): T[] {
  if (cell.group === POOLED_GROUP_OF_ALL_OTHERS) return [];
  if (dimension === 'quick')
    return cell.group === DEMOGRAPHICS_GROUP_WITHOUT_QUICK_APPLY ? [cell] : [];
  if (dimension !== 'source') return [cell];
  return cell.furthest === 'started' ? [] : [{ ...cell, furthest: 'submit' }];
}
