import { findOnboarding } from '@evenhand/contract/onboarding.ts';
import { may } from '../../may.ts';
import { type Server, route } from '../../route.ts';
import { countBeginnings } from './sql.ts';

export function addOnboardingRoutes(server: Server): void {
  route(server, findOnboarding, may.admin)(({ db }) => countBeginnings(db));
}
