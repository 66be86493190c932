import type { MonthlySignUps } from '@evenhand/contract/operator.ts';
import { Link } from 'wouter';
import { pluralise } from '../../parts/words/pluralise.ts';
import { pagePaths } from '../../net/page-paths.ts';
import { monthRangeWords } from './month-range-words.ts';
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
          <h3>{monthRangeWords(month, month)}</h3>
          <p>{pluralise(organisations, 'organisation')}</p>
          <ul>
            {reasons.map(({ orgId, organisation, reason }) => (
              <li key={orgId}>
                <Link href={pagePaths.organisation(orgId)}>{organisation}</Link>
                <p>{reason}</p>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
