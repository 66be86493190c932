import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { truncateText } from '../../ui/truncate-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import styles from './user-and-organisation-badge.module.css';

const ORGANISATION_NAME_SHOWN = 30;

export function UserAndOrganisationBadge({
  user: { photo, firstName, lastName, Org },
}: {
  user: CurrentUser;
}) {
  return (
    <span className={styles['person']}>
      <Avatar photo={photo} names={[firstName, lastName]} />
      <span className={styles['person-words']}>
        <strong>
          {firstName} {lastName}
        </strong>
        <small title={Org.name}>{truncateText(Org.name, ORGANISATION_NAME_SHOWN)}</small>
      </span>
    </span>
  );
}
