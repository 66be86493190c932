import type { CurrentUserOrganisation } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'wouter';
import { missingOrganisationInfoWords } from '../../../parts/notices/organisation-notice-words.ts';
import { staffPagePaths } from '../../../net/staff-page-paths.ts';
import { joinClassNames } from '../../../ui/join-class-names.ts';
import sideCardStyles from '../../../parts/layout/side-card.module.css';
import styles from './dashboard-side-cards.module.css';

/** For admins: what of the organisation is still to be filled in, and where. */
export function MissingOrganisationInfoCard({ org }: { org: CurrentUserOrganisation }) {
  return (
    <aside
      className={joinClassNames(sideCardStyles['side-card'], styles['missing-info'])}
      aria-label="Missing company information"
    >
      <IconAlertTriangle size={18} aria-hidden="true" />
      <p>Missing company information: {missingOrganisationInfoWords(org)}.</p>
      <Link href={staffPagePaths.settings('account')}>Fill it in</Link>
    </aside>
  );
}
