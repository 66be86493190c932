import type { AuditTrailEntry } from '@evenhand/contract/activity/audit-trail.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import styles from './audit.module.css';

type Props = { entries: readonly AuditTrailEntry[]; zone: string };

export function AuditTrailTable({ entries, zone }: Props) {
  return (
    <table className={styles['audit-table']}>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, i) => (
          <tr key={entry.id}>
            <td className={styles['audit-when']}>
              <time dateTime={entry.at.toISOString()}>{momentOf(entry.at, zone)}</time>
            </td>
            <td>
              <strong>{entry.who}</strong> {entry.what}
              {entry.support && !isSameVisit(entry, entries[i - 1]) && (
                <p className={styles['audit-support']}>
                  <StatusTag colour="purple">Support</StatusTag> {entry.support.operator}:{' '}
                  {entry.support.reason}
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is done in one go is explained once, at the top. */
function isSameVisit({ support }: AuditTrailEntry, above: AuditTrailEntry | undefined): boolean {
  return (
    support?.operator === above?.support?.operator && support?.reason === above?.support?.reason
  );
}

/** In the organisation's zone, in which the filter's days are counted too. */
function momentOf(at: Date, zone: string): string {
  const day = at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  });
  return `${day.replace('Sept', 'Sep')}, ${at.toLocaleTimeString('en-GB', { timeZone: zone })}`;
}
