import type { PlanOfApplication } from '@evenhand/contract/job-plan/public-plan-and-plan-application-began-under-types.ts';
import { formatDayOfMomentInZone } from '../../parts/time/format-day-of-moment-in-zone.ts';
import { CollapsibleSection } from './collapsible-section.tsx';
import { HowWeChooseSection } from './how-we-choose-section.tsx';
import styles from './how-we-choose-section.module.css';

type Props = PlanOfApplication & { zone: string };

/** How the role chose when they began, which goes on for them, and what a later version changed. */
export function PlanYouAppliedUnderSection({ plan, frozen, later, zone }: Props) {
  return (
    <>
      {later && <LaterVersion {...later} zone={zone} />}
      <CollapsibleSection title="How we choose">
        <HowWeChooseSection plan={plan} frozen={frozen} zone={zone} />
      </CollapsibleSection>
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
        <time dateTime={frozenAt.toISOString()}>{formatDayOfMomentInZone(frozenAt, zone)}</time>,
        after you began. Your application keeps what you were told.
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
