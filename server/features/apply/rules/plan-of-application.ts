import type {
  FrozenPlanHashAndTime,
  PlanOfApplication,
  PublicJobPlan,
} from '@evenhand/contract/job-plan/public-plan-and-plan-application-began-under-types.ts';
import type { JobPlan } from '../../job-plan/rules/build-job-plan-and-job-plan-types.ts';
import { describeJobPlanChanges } from '../../job-plan/rules/describe-plan-changes.ts';

type Version = FrozenPlanHashAndTime & { isOwn: boolean; plan: PublicJobPlan };

/** What a candidate reads of the version they began under, and of what the current one changed since. */
export function planOfApplication(versions: readonly Version[]): PlanOfApplication | null {
  const own = versions.find(({ isOwn }) => isOwn);
  if (own === undefined) return null;
  const later = versions.findLast(({ isOwn }) => !isOwn);
  const { plan, sha256, frozenAt } = own;
  return {
    plan,
    frozen: { sha256, frozenAt },
    later:
      later === undefined ? null : { frozenAt: later.frozenAt, changes: changesOf(own, later) },
  };
}

/** In words alone: candidates read them without our signs. */
function changesOf(before: Version, after: Version): string[] {
  const changes = describeJobPlanChanges(withoutItems(before.plan), withoutItems(after.plan));
  return changes.map((change) => change.replace(' → ', ', now '));
}

function withoutItems({ criteria, stages, places }: PublicJobPlan): JobPlan {
  return {
    places,
    tieRule: 'lot',
    criteria: criteria.map(({ name, isEssential }) => ({
      name,
      description: '',
      kind: isEssential ? 'essential' : 'desirable',
    })),
    stages: stages.map(({ kind, name, weight, reviewsPerItem, minutes }) => ({
      kind,
      name,
      weight,
      ...(reviewsPerItem !== null && { reviewsPerItem }),
      ...(minutes !== null && { minutes }),
      items: [],
    })),
  };
}
