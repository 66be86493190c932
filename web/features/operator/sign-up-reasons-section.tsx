import type { MonthlySignUps } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { Link } from 'wouter';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { formatMonthRange } from './format-month-range.ts';
import styles from './operator.module.css';

export function SignUpReasonsSection({
  signUps,
  year,
}: {
  signUps: readonly MonthlySignUps[];
  year: number;
}) {
  return (
    <section className={styles['operator-card']} aria-labelledby="operator-sign-ups">
      <h2 id="operator-sign-ups">Why they signed up</h2>
      {signUps.length === 0 && (
        <p className={styles['operator-none']}>Nobody has signed up in {year}.</p>
      )}
      {signUps.map(({ month, organisations, reasons }) => (
        <article key={month} className={styles['operator-month']}>
          <h3>{formatMonthRange(month, month)}</h3>
          <p>{pluraliseCount(organisations, 'organisation')}</p>
          <ul>
            {reasons.map(({ orgId, organisation, reason }) => (
              <li key={orgId}>
                <Link href={staffPagePaths.organisation(orgId)}>{organisation}</Link>
                <p>{reason}</p>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
