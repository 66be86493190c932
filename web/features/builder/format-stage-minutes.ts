import {
  estimateMinutesOfPlan,
  type TimedStage,
} from '@evenhand/contract/plan/estimate-minutes-of-plan.ts';
import { pluralise } from '../../parts/words/pluralise.ts';

/** About how long a stage takes somebody who is shown all of it. */
export function formatStageMinutes(stage: TimedStage): string {
  const { candidate } = estimateMinutesOfPlan([stage], 0);
  if (candidate === 0) return 'no time yet';
  return candidate < 1 ? 'under a minute' : `about ${pluralise(Math.round(candidate), 'minute')}`;
}
