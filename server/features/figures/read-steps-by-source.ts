import type { Services } from '../../services.ts';
import type { FiguresPeriodAndJobs } from './figures-period-and-jobs.ts';
import { readRefreshedFigures } from './read-refreshed-figures.ts';
import { type StepsBySourceDbRow, findStepsBySource } from './sql/steps-by-source.ts';

export type { StepsBySourceDbRow };

/**
 * How far those got who began in a period, by source and whether they came by quick apply: steps and sources are sums of
 * these. Exact, and as fresh as the call.
 */
export function readStepsBySource(
  services: Services,
  query: FiguresPeriodAndJobs,
): Promise<StepsBySourceDbRow[]> {
  return readRefreshedFigures(services, query, (db) => findStepsBySource(db, query));
}
