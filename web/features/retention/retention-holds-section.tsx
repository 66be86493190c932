import {
  retentionHoldGroundWords,
  listRetentionHoldsEndpoint,
  type RetentionHold,
} from '@evenhand/contract/retention/retention-holds.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { LiftRetentionHoldDialog } from './lift-retention-hold-dialog.tsx';
import { NewRetentionHoldDialog } from './new-retention-hold-dialog.tsx';
import { PrivacySettingsSectionFrame } from './privacy-settings-section-frame.tsx';
import { formatDayInWords } from './retained-data-kind-country-and-date-words.ts';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './retention.module.css';

/** What stays although its time is over, by whom, why and until when. */
export function RetentionHoldsSection() {
  const call = useEndpointQuery(listRetentionHoldsEndpoint, {});
  const [open, setOpen] = useState<RetentionHold | 'new'>();
  const close = () => setOpen(undefined);
  return (
    <PrivacySettingsSectionFrame
      title="Holds"
      says="What is held is not erased. Candidates see on their own page until when and on what ground, and not your reason. A hold ends by itself after its last day."
    >
      <LoadedContentOrFailure
        call={call}
        what="the holds"
        skeleton={<CardSkeletons label="Loading holds" />}
      >
        {({ holds, jobs, owners }) => (
          <>
            {holds.length === 0 ? (
              <p>Nothing is held, and nothing was.</p>
            ) : (
              <ul className={styles['rows']}>
                {holds.map((hold) => (
                  <HoldRow key={hold.id} hold={hold} onLift={() => setOpen(hold)} />
                ))}
              </ul>
            )}
            {jobs.length > 0 && (
              <div className={settingsPartStyles['settings-acts']}>
                <Button icon={<IconPlus aria-hidden="true" />} onClick={() => setOpen('new')}>
                  Add a hold
                </Button>
              </div>
            )}
            {open === 'new' && (
              <NewRetentionHoldDialog jobs={jobs} owners={owners} onClose={close} />
            )}
            {open !== undefined && open !== 'new' && (
              <LiftRetentionHoldDialog hold={open} onClose={close} />
            )}
          </>
        )}
      </LoadedContentOrFailure>
    </PrivacySettingsSectionFrame>
  );
}

function HoldRow({ hold, onLift }: { hold: RetentionHold; onLift: () => void }) {
  return (
    <li>
      <div>
        <h3>{heldWords(hold)}</h3>
        <p>
          {retentionHoldGroundWords[hold.ground]}, through {formatDayInWords(hold.endsOn)}.
        </p>
        {hold.reason !== '' && <p dir="auto">{hold.reason}</p>}
        <small>
          Cared for by {hold.ownerName}, added by {hold.madeBy} on{' '}
          {formatDayOfMomentShort(hold.madeAt)}
          {hold.state === 'lifted' &&
            hold.endedAt !== null &&
            `; lifted by ${hold.liftedBy ?? 'somebody'} on ${formatDayOfMomentShort(hold.endedAt)}`}
        </small>
        {hold.liftReason !== null && <p>{hold.liftReason}</p>}
      </div>
      {hold.state === 'holds' ? (
        <Button size="small" aria-label={`Lift the hold: ${heldWords(hold)}`} onClick={onLift}>
          Lift
        </Button>
      ) : (
        <StatusTag colour="grey">{hold.state === 'lifted' ? 'Lifted' : 'Ended'}</StatusTag>
      )}
    </li>
  );
}

function heldWords({ ref, jobTitle, coversPerson }: RetentionHold): string {
  if (ref === null) return `Everybody in ${jobTitle}`;
  return coversPerson ? `The person behind ${ref} in ${jobTitle}` : `${ref} in ${jobTitle}`;
}
