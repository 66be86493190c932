import type { OwnOrganisation } from '@evenhand/contract/organisation/organisation-settings.ts';
import { countDaysUntilMoment } from '../../parts/time/count-days-until-moment.ts';
import { useState } from 'react';
import { organisationNoticeWords } from '../../parts/notices/organisation-notice-words.ts';
import { SettingsSection } from './settings-section.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './organisation-plan-section.module.css';

/** What the organisation may use, how much of it is used, and until when. */
export function OrganisationPlanSection({ org }: { org: OwnOrganisation }) {
  const [now] = useState(() => new Date());
  const { openRoles, openRoleCap, expiresAt, autoRenews } = org;
  const [first] = org.OrgNotifications;
  return (
    <SettingsSection title="Your plan">
      {first && (
        <p className={settingsPartStyles['settings-caution']}>
          {organisationNoticeWords(first, now)}
        </p>
      )}
      <dl className={styles['plan']}>
        <div>
          <dt>Plan</dt>
          <dd>{org.OrgTiers[0]?.Tier.title}</dd>
        </div>
        <div>
          <dt>Open roles</dt>
          <dd>
            {openRoleCap === null ? openRoles : `${openRoles} of ${openRoleCap}`}
            <small>
              {openRoleCap === null
                ? 'as many as you like'
                : freePlacesInWords(openRoleCap - openRoles)}
            </small>
          </dd>
        </div>
        <div>
          <dt>{autoRenews ? 'Renews' : 'Runs until'}</dt>
          <dd>
            {expiresAt ? dayInWords(expiresAt) : 'No end'}
            {expiresAt && <small>{daysInWords(countDaysUntilMoment(expiresAt, now))}</small>}
          </dd>
        </div>
      </dl>
    </SettingsSection>
  );
}

function freePlacesInWords(room: number): string {
  if (room <= 0) return 'no room for another';
  return room === 1 ? 'room for one more' : `room for ${room} more`;
}

function daysInWords(days: number): string {
  return days === 1 ? 'in 1 day' : `in ${days} days`;
}

function dayInWords(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
