import type { Db } from '../../access/enter.ts';
import { findFeature } from './rules/known-features.ts';
import { findOpenRequests, type OpenRequest } from './sql/terms.ts';

const REQUESTS_MAX = 200;

/** What organisations have asked for and have not got, the newest first. */
export async function listFeatureRequests(
  db: Db<'operator'>,
): Promise<(OpenRequest & { title: string })[]> {
  const requests = await findOpenRequests(db, REQUESTS_MAX);
  return requests.map((request) => ({
    ...request,
    title: findFeature(request.feature)?.title ?? request.feature,
  }));
}
