import { findOrganisationOnboardingEndpoint } from '@evenhand/contract/onboarding/find-organisation-onboarding-endpoint.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { countMembersAndJobs } from './sql/count-members-and-jobs.ts';

export function addOnboardingRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    findOrganisationOnboardingEndpoint,
    may.admin,
  )(({ db }) => countMembersAndJobs(db));
}
