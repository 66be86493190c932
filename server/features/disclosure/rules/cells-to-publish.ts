import type { ReportStep } from '@evenhand/contract/reporting/organisation-reports.ts';
import { type Dimension, NOT_QUICK } from './dimension.ts';
import { OTHERS } from './partition.ts';

/**
 * What is published of a counted cell: each figure less is a clue less, so what nobody asks for is not made. Not all the
 * others together; of quick applications only those without; of sources only who sent the application.
 */
export function cellsToPublish<T extends { group: string; furthest: ReportStep }>(
  dimension: Dimension,
  cell: T,
): T[] {
  if (cell.group === OTHERS) return [];
  if (dimension === 'quick') return cell.group === NOT_QUICK ? [cell] : [];
  if (dimension !== 'source') return [cell];
  return cell.furthest === 'started' ? [] : [{ ...cell, furthest: 'submit' }];
}
