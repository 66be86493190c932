import type { CurrentUserOrganisation } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';

type Notification = CurrentUserOrganisation['OrgNotifications'][number];

const DAY_MS = 86_400_000;
/** How long before the end of an account its people are told. */
const SOON_DAYS = 30;

type Facts = {
  expiresAt: Date | null;
  autoRenews: boolean;
  openRoles: number;
  /** Infinite where there is none. */
  openRoleCap: number;
  now: Date;
};

/** What there is to tell, the most pressing first: an end, room that runs out, a renewal. */
export function listSubscriptionPlanNotificationsToShow(facts: Facts): Notification[] {
  const { expiresAt, autoRenews } = facts;
  const leftMs = expiresAt === null ? Number.NaN : expiresAt.getTime() - facts.now.getTime();
  // What has ended is no longer about to.
  const isSoon = leftMs >= 0 && leftMs <= SOON_DAYS * DAY_MS;
  return [
    ...(isSoon && !autoRenews ? [{ type: 'account-expiring' as const, expiresAt }] : []),
    ...(isNearCap(facts)
      ? [{ type: 'approaching-role-cap' as const, expiresAt: null, room: freePlaces(facts) }]
      : []),
    ...(isSoon && autoRenews ? [{ type: 'auto-renewing-soon' as const, expiresAt }] : []),
  ];
}

/** Room for one more open role, or for none. */
function isNearCap(facts: Facts): boolean {
  return facts.openRoles > 0 && freePlaces(facts) <= 1;
}

function freePlaces({ openRoles, openRoleCap }: Facts): number {
  return Math.max(0, openRoleCap - openRoles);
}
