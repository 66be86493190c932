import type { OrganisationMember } from '@evenhand/contract/organisation/organisation-members.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatTimeAgo } from '../../parts/time/format-time-ago.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { MemberActionsMenu } from './member-actions-menu.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './member-list-section.module.css';

type Props = {
  people: readonly OrganisationMember[];
  onRole: (person: OrganisationMember) => void;
  onResetTwoFactor: (person: OrganisationMember) => void;
  onDeactivate: (person: OrganisationMember) => void;
};

export function MemberTable({ people, ...acts }: Props) {
  const [now] = useState(() => new Date());
  return (
    <table className={styles['people-table']}>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Permission</th>
          <th scope="col" className={styles['is-number']}>
            Roles
          </th>
          <th scope="col">Two-factor</th>
          <th scope="col">Last active</th>
          <th scope="col">
            <span className="sr-only">What you can do</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr
            key={person.id}
            className={person.state === 'deactivated' ? styles['is-gone'] : undefined}
          >
            <th scope="row">
              <Who person={person} />
            </th>
            <td>
              <Permission person={person} />
            </td>
            <td className={styles['is-number']}>
              <span className={styles['people-label']}>Roles </span>
              {person.jobRoles === 0 ? '–' : person.jobRoles}
            </td>
            <td>
              <span className={styles['people-label']}>Two-factor </span>
              <TwoFactor person={person} />
            </td>
            <td>
              <span className={styles['people-label']}>Last active </span>
              {person.lastActiveAt ? formatTimeAgo(person.lastActiveAt, now) : 'never'}
            </td>
            <td className={styles['people-acts']}>
              <MemberActionsMenu person={person} {...acts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Who({ person }: { person: OrganisationMember }) {
  const { firstName, lastName, email, jobTitle, photo, isYou } = person;
  return (
    <div className={styles['people-who']}>
      <Avatar photo={photo} names={[firstName, lastName]} />
      <div>
        <strong>
          {firstName} {lastName}
          {isYou && <span className={styles['people-you']}> (you)</span>}
        </strong>
        <span>{email}</span>
        {jobTitle && <span>{jobTitle}</span>}
      </div>
    </div>
  );
}

function Permission({ person: { role, state } }: { person: OrganisationMember }) {
  if (state === 'deactivated')
    return (
      <StatusTag className={styles['tag']} colour="disabled">
        Deactivated
      </StatusTag>
    );
  return (
    <span className={styles['people-tags']}>
      {role === 'ADMIN' ? <StatusTag colour="blue">Admin</StatusTag> : <span>Member</span>}
      {state === 'invited' && <StatusTag colour="yellow">Invited</StatusTag>}
    </span>
  );
}

function TwoFactor({ person: { hasTwoFactor, totpRequired } }: { person: OrganisationMember }) {
  if (hasTwoFactor) {
    return (
      <span className={joinClassNames(styles['people-factor'], styles['is-on'])}>
        <IconCheck size={16} aria-hidden="true" />
        On
      </span>
    );
  }
  return (
    <span className={styles['people-factor']}>
      <IconX size={16} aria-hidden="true" />
      {totpRequired ? 'At next log-in' : 'Off'}
    </span>
  );
}
