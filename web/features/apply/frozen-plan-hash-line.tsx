import type { FrozenPlanHashAndTime } from '@evenhand/contract/job-plan/public-plan-and-plan-application-began-under-types.ts';
import { shortenPlanHash } from '@evenhand/contract/job-plan/shorten-plan-hash.ts';
import { formatDayOfMomentInZone } from '../../parts/time/format-day-of-moment-in-zone.ts';

type Props = { plan: FrozenPlanHashAndTime; zone: string };

/** 'fixed on 3 May 2026: 7c1f-92ab', with the whole hash for whoever wants to check it. */
export function FrozenPlanHashLine({ plan: { sha256, frozenAt }, zone }: Props) {
  return (
    <>
      fixed on{' '}
      <time dateTime={frozenAt.toISOString()}>{formatDayOfMomentInZone(frozenAt, zone)}</time>:{' '}
      <code title={sha256}>{shortenPlanHash(sha256)}</code>
    </>
  );
}
