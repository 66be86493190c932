import type { FrozenPlan } from '@evenhand/contract/plan/public-plan.ts';
import { shortPlanHash } from '@evenhand/contract/plan/short-plan-hash.ts';
import { formatLongDay } from '../../parts/time/format-long-day.ts';

type Props = { plan: FrozenPlan; zone: string };

/** 'fixed on 3 May 2026: 7c1f-92ab', with the whole hash for whoever wants to check it. */
export function FixedPlan({ plan: { sha256, frozenAt }, zone }: Props) {
  return (
    <>
      fixed on <time dateTime={frozenAt.toISOString()}>{formatLongDay(frozenAt, zone)}</time>:{' '}
      <code title={sha256}>{shortPlanHash(sha256)}</code>
    </>
  );
}
