import type { Services } from '../../services.ts';
import type { FiguresRequest } from './figures-request.ts';
import { readFresh } from './read-fresh.ts';
import { type CohortRow, findCohort } from './sql/cohort.ts';

export type { CohortRow };

/**
 * How far those got who began in a period, by source and whether they came by quick apply: steps and sources are sums of
 * these. Exact, and as fresh as the call.
 */
export function readCohort(services: Services, query: FiguresRequest): Promise<CohortRow[]> {
  return readFresh(services, query, (db) => findCohort(db, query));
}
