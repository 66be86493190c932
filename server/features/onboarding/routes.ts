import { findOnboarding } from '@evenhand/contract/onboarding.ts';
import { may } from '../../may.ts';
import { type House, route } from '../../route.ts';
import { countBeginnings } from './sql.ts';

export function addOnboardingRoutes(house: House): void {
  route(house, findOnboarding, may.admin)(({ db }) => countBeginnings(db));
}
