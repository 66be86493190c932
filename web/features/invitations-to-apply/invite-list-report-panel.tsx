import type { InviteListCheckResult } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { notInvitedReasonWords } from './not-invited-reason-and-invite-round-words.ts';
import styles from './job-invitations-to-apply-panel.module.css';

/** Who will be invited, and who will not, and why. */
export function InviteListReportPanel({ report }: { report: InviteListCheckResult }) {
  const { people, invited, refused, rows } = report;
  return (
    <div className={styles['invite-report']} role="status">
      <h3>
        {people === 0
          ? 'Nobody on this list can be invited'
          : `${pluraliseCount(people, 'person', 'people')} can be invited`}
      </h3>
      {people > 0 && (
        <details>
          <summary>Who they are</summary>
          <ul className={styles['invite-people']}>
            {invited.map(({ name, email }) => (
              <li key={email}>
                {name && <span>{name}</span>} <span>{email}</span>
              </li>
            ))}
          </ul>
          <More told={invited.length} of={people} />
        </details>
      )}
      {refused > 0 && (
        <>
          <h3>{pluraliseCount(refused, 'row is', 'rows are')} left out</h3>
          <table className={styles['invite-refused']}>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">What stands there</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ line, text, why }, i) => (
                <tr key={i}>
                  <td>{line}</td>
                  <td>{text}</td>
                  <td>{notInvitedReasonWords[why]}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <More told={rows.length} of={refused} />
        </>
      )}
    </div>
  );
}

function More({ told: listed, of }: { told: number; of: number }) {
  return listed < of ? <p>And {(of - listed).toLocaleString('en-GB')} more.</p> : null;
}
