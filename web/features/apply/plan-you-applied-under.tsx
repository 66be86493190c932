import type { PlanOfApplication } from '@evenhand/contract/plan/public-plan.ts';
import { formatLongDay } from '../../parts/time/format-long-day.ts';
import { Collapsible } from './collapsible.tsx';
import { HowWeChoose } from './how-we-choose.tsx';
import styles from './how-we-choose.module.css';

type Props = PlanOfApplication & { zone: string };

/** How the role chose when they began, which goes on for them, and what a later version changed. */
export function PlanYouAppliedUnder({ plan, frozen, later, zone }: Props) {
  return (
    <>
      {later && <LaterVersion {...later} zone={zone} />}
      <Collapsible title="How we choose">
        <HowWeChoose plan={plan} frozen={frozen} zone={zone} />
      </Collapsible>
    </>
  );
}

function LaterVersion({
  frozenAt,
  changes,
  zone,
}: NonNullable<PlanOfApplication['later']> & { zone: string }) {
  return (
    <div className={styles['later']}>
      <p>
        How this role chooses was changed on{' '}
        <time dateTime={frozenAt.toISOString()}>{formatLongDay(frozenAt, zone)}</time>, after you
        began. Your application keeps what you were told.
        {changes.length === 0 && ' Of what candidates see, nothing has changed.'}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}.</li>
          ))}
        </ul>
      )}
    </div>
  );
}
