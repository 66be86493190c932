import * as contract from '@evenhand/contract/search.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { searchSealedIdentitiesWithReason } from './search-sealed-identities-with-reason.ts';
import {
  jobSearchResultFromRow,
  searchApplicationsWithOpenNames,
  searchJobsAndCandidates,
} from './search-jobs-and-candidates.ts';
import { findJobsByTitleMemberMayVisit } from './sql/found-jobs-and-candidates.ts';

export function addSearchRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.searchJobsAndCandidatesEndpoint,
    may.admin,
  )(async ({ visit, query }) => searchJobsAndCandidates(visit, { query: query.searchQuery }));

  addEndpointRoute(
    server,
    contract.searchCandidatesEndpoint,
    may.admin,
  )(async ({ db, query }) => ({
    applications: await searchApplicationsWithOpenNames(db, query.query),
  }));

  addEndpointRoute(
    server,
    contract.searchSealedIdentitiesEndpoint,
    may.admin,
  )(async ({ visit, body }) => ({
    applications: await searchSealedIdentitiesWithReason(visit, body),
  }));

  addEndpointRoute(
    server,
    contract.listJobsByTitleEndpoint,
    may.anyMember,
  )(async ({ visit, query }) => {
    const jobs = await findJobsByTitleMemberMayVisit(visit.db, {
      member: visit.member,
      normalised: normaliseForSearch(query.search),
    });
    return { jobs: jobs.map((job) => jobSearchResultFromRow(job, visit.now)) };
  });
}
