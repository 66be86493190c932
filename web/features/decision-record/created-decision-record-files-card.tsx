import type { findDecisionRecordEndpoint } from '@evenhand/contract/decision-record/blindness-certificate-and-decision-record.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { formatDateTime } from '../../parts/time/format-date-time.ts';
import styles from './decision-record-panel.module.css';

type Props = { made: ResponseOf<typeof findDecisionRecordEndpoint>['made']; zone: string };

const editionWords = { merit: 'Merit', identity: 'Identity' } as const;
const formatWords = { html: 'to read', json: 'for programs' } as const;

/** The roots that the audit trail keeps: a file that was changed has another one. */
export function CreatedDecisionRecordFilesCard({ made, zone }: Props) {
  return (
    <section className={styles['record-card']} aria-labelledby="made-title">
      <h2 id="made-title">Records that were made</h2>
      {made.length === 0 ? (
        <p className={styles['record-soft']}>None so far.</p>
      ) : (
        <ul className={styles['record-list']}>
          {made.map(({ at, by, edition, format, root, sections }) => (
            <li key={root}>
              <p>
                {editionWords[edition]}, {formatWords[format]}: {sections.toLocaleString('en-GB')}{' '}
                sections, made by <bdi>{by}</bdi> on{' '}
                <time dateTime={at.toISOString()}>{formatDateTime(at, zone)}</time>
              </p>
              <p className={styles['record-root']}>{root}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
