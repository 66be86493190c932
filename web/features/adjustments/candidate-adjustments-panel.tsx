import {
  findCandidateAdjustmentsEndpoint,
  type CandidateAdjustments,
} from '@evenhand/contract/adjustments/staff-reads-and-answers-adjustments.ts';
import { extraTimeFactorWords } from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CandidateAdjustmentCard } from './candidate-adjustment-card.tsx';
import styles from './candidate-adjustments.module.css';

type Props = {
  jobId: number;
  candidate: { id: number; ref: string };
};

/** What a candidate asked to be adjusted and what was agreed, for admins of the role who review none of its answers. */
export function CandidateAdjustmentsPanel({ jobId, candidate }: Props) {
  const params = { jobId, applicationId: candidate.id };
  const loaded = useEndpointQuery(findCandidateAdjustmentsEndpoint, { params });
  return (
    <LoadedContentOrFailure
      call={loaded}
      what="adjustments"
      skeleton={<Skeleton width="100%" height={160} />}
    >
      {(data) =>
        data.isHidden ? <Hidden /> : <Adjustments {...data} {...params} reference={candidate.ref} />
      }
    </LoadedContentOrFailure>
  );
}

function Hidden() {
  return (
    <p className={styles['note']}>
      You review answers of this role, so that what candidates ask to be adjusted is hidden from
      you, and whether they ask. Another admin of the role answers them.
    </p>
  );
}

type AdjustmentsProps = CandidateAdjustments & {
  jobId: number;
  applicationId: number;
  reference: string;
};

function Adjustments({
  adjustments,
  timeFactor,
  enteredBy,
  may,
  jobId,
  applicationId,
  reference,
}: AdjustmentsProps) {
  return (
    <>
      {enteredBy && (
        <p className={styles['note']}>
          Entered by {enteredBy.name} on {formatIsoDayShort(enteredBy.on)}, on behalf of the
          candidate. Whoever reviews is not told.
        </p>
      )}
      {timeFactor > 1 && (
        <p className={styles['note']}>
          Wherever time is limited, {reference} has{' '}
          <strong>{extraTimeFactorWords[timeFactor]}</strong>.
        </p>
      )}
      {adjustments.length === 0 && (
        <p>
          {reference} has not asked for anything to be adjusted. Each candidate can, at any time,
          from their own link. It then stands here, and under My Tasks.
        </p>
      )}
      {adjustments.map((adjustment) => (
        <CandidateAdjustmentCard
          key={adjustment.id}
          adjustment={adjustment}
          mayAnswer={may.answer}
          jobId={jobId}
          applicationId={applicationId}
        />
      ))}
      {adjustments.length > 0 && (
        <p className={styles['private']}>
          Reviewers never see this, and you are never dealt the answers of somebody whose wishes you
          have read. Tell a panel only what it needs, such as “allow 90 minutes”.
        </p>
      )}
    </>
  );
}
