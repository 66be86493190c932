import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { siteContactEmail } from '../../net/site-contact-email.ts';
import { organisationNoticeWords } from './organisation-notice-words.ts';
import styles from './organisation-notice-banner.module.css';

/** The first thing there is to tell of the organisation. */
export function OrganisationNoticeBanner({ user }: { user: CurrentUser }) {
  const [now] = useState(() => new Date());
  const email = siteContactEmail();
  const isAdmin = user.may.changeOrganisation;
  const [first] = user.Org.OrgNotifications;
  return (
    <div className={styles['org-notices']}>
      {first && (
        <aside className={styles['org-notice']} aria-label="Your account">
          <IconAlertTriangle size={18} aria-hidden="true" />
          <p>{organisationNoticeWords(first, now)}</p>
          {isAdmin && email !== undefined && (
            <a href={`mailto:${email}`}>Write to whoever runs this site</a>
          )}
        </aside>
      )}
    </div>
  );
}
