import type { ChangeFromPreviousPlanVersion } from '@evenhand/contract/job-plan/plan-version-schemas-and-find-plan-endpoint.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link, useLocation } from 'wouter';
import { formatDayOfMomentInZone } from '../../parts/time/format-day-of-moment-in-zone.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import sideCardStyles from '../../parts/layout/side-card.module.css';
import styles from './plan-change-list.module.css';

type Props = { deviations: readonly ChangeFromPreviousPlanVersion[]; zone: string };

/** What changed since the role was published, the latest first: what, why, by whom and when. */
export function PlanChangeList({ deviations, zone }: Props) {
  return (
    <section
      className={joinClassNames(sideCardStyles['side-card'], styles['plan-changes'])}
      aria-labelledby="plan-changes"
    >
      <h2 id="plan-changes">What changed since it was published</h2>
      {deviations.length === 0 ? (
        <p>Nothing. Every candidate is judged by the plan that the role was published with.</p>
      ) : (
        <ol reversed>
          {deviations.toReversed().map((deviation) => (
            <Change key={deviation.n} deviation={deviation} zone={zone} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Change({
  deviation: { n, what, reason, by, at },
  zone,
}: {
  deviation: ChangeFromPreviousPlanVersion;
  zone: string;
}) {
  const [path] = useLocation();
  return (
    <li>
      <p className={styles['plan-change-when']}>
        <time dateTime={at.toISOString()}>{formatDayOfMomentInZone(at, zone)}</time>
        <span>{by ?? 'Evenhand'}</span>
        <Link href={`${path}?version=${n}&beside=${n - 1}`}>
          Versions {n - 1} and {n} side by side
        </Link>
      </p>
      <ul>
        {what.split('\n').map((change) => (
          <li key={change}>
            <ChangeWords>{change}</ChangeWords>
          </li>
        ))}
      </ul>
      <p className={styles['plan-change-why']}>
        <span>Why</span> {reason}
      </p>
    </li>
  );
}

/** Our letters have no arrow. */
function ChangeWords({ children: what }: { children: string }) {
  return what.split(' → ').map((words, i) => (
    // Before and after may be called alike in a longer sentence.
    <Fragment key={i}>
      {i > 0 && <IconArrowRight size={16} role="img" aria-label="becomes" />}
      {words}
    </Fragment>
  ));
}
