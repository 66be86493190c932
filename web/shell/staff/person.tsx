import type { CurrentUser } from '@evenhand/contract/sign-in.ts';
import { useState } from 'react';
import { cut } from '../../ui/cut.ts';
import styles from './person.module.css';

const ORGANISATION_NAME_SHOWN = 30;

export function Person({ user }: { user: CurrentUser }) {
  return (
    <span className={styles['person']}>
      <Face user={user} />
      <span className={styles['person-words']}>
        <strong>
          {user.firstName} {user.lastName}
        </strong>
        <small title={user.Org.name}>{cut(user.Org.name, ORGANISATION_NAME_SHOWN)}</small>
      </span>
    </span>
  );
}

function Face({ user: { photo, firstName, lastName } }: { user: CurrentUser }) {
  const [hasFailed, setFailed] = useState(false);
  if (photo && !hasFailed) {
    return (
      <img className={styles['person-face']} src={photo} alt="" onError={() => setFailed(true)} />
    );
  }
  return (
    <span className={styles['person-face']} aria-hidden="true">
      {initialOf(firstName)}
      {initialOf(lastName)}
    </span>
  );
}

function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toLocaleUpperCase();
}
