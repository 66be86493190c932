import {
  estimateCandidateMinutesOfPlan,
  type StageForTimeEstimate,
} from '@evenhand/contract/job-plan/estimate-candidate-minutes-of-plan.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';

/** About how long a stage takes somebody who is shown all of it. */
export function formatStageMinutes(stage: StageForTimeEstimate): string {
  const { candidate } = estimateCandidateMinutesOfPlan([stage], 0);
  if (candidate === 0) return 'no time yet';
  return candidate < 1
    ? 'under a minute'
    : `about ${pluraliseCount(Math.round(candidate), 'minute')}`;
}
