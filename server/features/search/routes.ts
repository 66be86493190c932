import * as contract from '@evenhand/contract/search.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { searchSealedIdentitiesWithReason } from './search-sealed-identities-with-reason.ts';
import {
  foundJobFromRow,
  searchCandidates,
  searchJobsAndCandidates,
} from './search-jobs-and-candidates.ts';
import { findJobsByTitleMemberMayVisit } from './sql/found-jobs-and-candidates.ts';

export function addSearchRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.searchOrg,
    may.admin,
  )(async ({ visit, query }) => searchJobsAndCandidates(visit, { query: query.searchQuery }));

  addEndpointRoute(
    server,
    contract.searchCandidates,
    may.admin,
  )(async ({ db, query }) => ({ applications: await searchCandidates(db, query.query) }));

  addEndpointRoute(
    server,
    contract.searchIdentities,
    may.admin,
  )(async ({ visit, body }) => ({
    applications: await searchSealedIdentitiesWithReason(visit, body),
  }));

  addEndpointRoute(
    server,
    contract.listJobsByTitle,
    may.anyMember,
  )(async ({ visit, query }) => {
    const jobs = await findJobsByTitleMemberMayVisit(visit.db, {
      member: visit.member,
      normalised: normaliseForSearch(query.search),
    });
    return { jobs: jobs.map((job) => foundJobFromRow(job, visit.now)) };
  });
}
