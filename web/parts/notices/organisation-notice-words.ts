import type { CurrentUserOrganisation } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { countDaysUntilMoment } from '../time/count-days-until-moment.ts';

type Notification = CurrentUserOrganisation['OrgNotifications'][number];

/** What a notification says; days count down to 0 and never below. */
export function organisationNoticeWords(
  { type, expiresAt, room }: Notification,
  now: Date,
): string {
  const days = expiresAt ? countDaysUntilMoment(expiresAt, now) : 0;
  const left = `${days} ${days === 1 ? 'day' : 'days'}`;
  switch (type) {
    case 'account-expiring':
      return `Your account expires in ${left}.`;
    case 'approaching-role-cap':
      return room === 0
        ? 'Your plan has no room for another open role. Close a role to make room, or ask whoever runs this site for a larger plan.'
        : 'Your plan has room for one more open role.';
    case 'auto-renewing-soon':
      return `Your account renews itself in ${left}.`;
  }
}

/** Which of the six things are missing. */
export function missingOrganisationInfoWords(org: CurrentUserOrganisation): string {
  const things = [
    ['name', org.name],
    ['contact e-mail', org.contactEmail],
    ['industry', org.industry],
    ['size', org.size],
    ['country', org.locale],
    ['time zone', org.tz],
  ] as const;
  const missing = things.flatMap(([words, value]) => (value?.trim() ? [] : [words]));
  return new Intl.ListFormat('en-GB').format(missing);
}
