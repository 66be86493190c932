import {
  type CandidateFeedbackStatus,
  findCandidateFeedbackStatusEndpoint,
} from '@evenhand/contract/feedback-reports/job-feedback-rule-and-comments-to-candidates.ts';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { FeedbackReportCommentForm } from './feedback-report-comment-form.tsx';
import styles from './candidate-feedback-panel.module.css';

type Props = { jobId: number; candidate: { id: number; ref: string } };

/** When a candidate gets their feedback report, and what somebody adds to it, for admins of the role. */
export function CandidateFeedbackPanel({ jobId, candidate }: Props) {
  const params = { jobId, applicationId: candidate.id };
  const loaded = useEndpointQuery(findCandidateFeedbackStatusEndpoint, { params });
  return (
    <LoadedContentOrFailure
      call={loaded}
      what="feedback"
      skeleton={<Skeleton width="100%" height={160} />}
    >
      {(feedback) => (
        <div className={styles['panel']}>
          <Releases {...feedback} reference={candidate.ref} />
          {(feedback.mayPreview || feedback.frozenOn !== null) && (
            <p>
              <a href={`/manage/${jobId}/feedback/${candidate.id}`} target="_blank" rel="noopener">
                {feedback.frozenOn === null
                  ? 'See the report as it would be today'
                  : 'See the report as it was frozen'}
              </a>
            </p>
          )}
          <FeedbackReportCommentForm
            feedback={feedback}
            params={params}
            reference={candidate.ref}
          />
        </div>
      )}
    </LoadedContentOrFailure>
  );
}

function Releases({
  releases,
  frozenOn,
  reference,
}: CandidateFeedbackStatus & { reference: string }) {
  if (releases.length === 0)
    return (
      <p>
        If {reference} is rejected, they get a feedback report with the e-mail, or from the day on
        that the role holds it until.
      </p>
    );
  return (
    <>
      <ul className={styles['releases']}>
        {releases.map((release, i) => (
          <li key={i}>{releaseWords(release)}</li>
        ))}
      </ul>
      {frozenOn !== null && (
        <p className={styles['note']}>
          Frozen on {formatIsoDayShort(frozenOn)}: nothing that happens later changes it.
        </p>
      )}
    </>
  );
}

function releaseWords({
  dueOn,
  releasedOn,
  takenBackOn,
}: CandidateFeedbackStatus['releases'][number]): string {
  const back =
    takenBackOn === null
      ? ''
      : `, and the rejection taken back on ${formatIsoDayShort(takenBackOn)}`;
  if (releasedOn !== null) return `Released on ${formatIsoDayShort(releasedOn)}${back}.`;
  return takenBackOn === null
    ? `To be released from ${formatIsoDayShort(dueOn)} on, once they were told of the rejection.`
    : `Was to be released from ${formatIsoDayShort(dueOn)} on${back}.`;
}
