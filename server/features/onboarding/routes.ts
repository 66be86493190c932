import { findOrganisationOnboarding } from '@evenhand/contract/onboarding.ts';
import { may } from '../../access/may.ts';
import { type Server, route } from '../../http/route.ts';
import { countBeginnings } from './sql.ts';

export function addOnboardingRoutes(server: Server): void {
  route(server, findOrganisationOnboarding, may.admin)(({ db }) => countBeginnings(db));
}
