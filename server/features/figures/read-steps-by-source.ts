import type { Services } from '../../services-type.ts';
import type { FiguresPeriodAndJobs } from './figures-period-and-jobs-type.ts';
import { readRefreshedFigures } from './read-refreshed-figures.ts';
import {
  type ReachedHiringStepsBySourceDbRow,
  findReachedHiringStepsBySource,
} from './sql/steps-by-source.ts';

export type { ReachedHiringStepsBySourceDbRow };

/**
 * How far those got who began in a period, by source and whether they came by quick apply: steps and sources are sums of
 * these. Exact, and as fresh as the call.
 */
export function readReachedHiringStepsBySource(
  services: Services,
  query: FiguresPeriodAndJobs,
): Promise<ReachedHiringStepsBySourceDbRow[]> {
  return readRefreshedFigures(services, query, (db) => findReachedHiringStepsBySource(db, query));
}
