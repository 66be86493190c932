import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { findKnownOrganisationFeature } from './rules/known-features.ts';
import { findOpenFeatureRequests, type OpenFeatureRequest } from './sql/feature-requests.ts';

const REQUESTS_MAX = 200;

/** What organisations have asked for and have not got, the newest first. */
export async function listFeatureRequests(
  db: Db<'operator'>,
): Promise<(OpenFeatureRequest & { title: string })[]> {
  const requests = await findOpenFeatureRequests(db, REQUESTS_MAX);
  return requests.map((request) => ({
    ...request,
    title: findKnownOrganisationFeature(request.feature)?.title ?? request.feature,
  }));
}
