import { listCandidateTasksOfJobEndpoint } from '@evenhand/contract/candidate-tasks/manage-candidate-tasks-of-job.ts';
import {
  findJobPipelineEndpoint,
  listCandidatesEndpoint,
  type JobPipeline,
} from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { findLeaderboardEndpoint } from '@evenhand/contract/pipeline/leaderboard.ts';
import {
  estimateReviewBatchWorkEndpoint,
  sendToReviewEndpoint,
} from '@evenhand/contract/review/estimate-and-send-to-review.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { cityOfTimeZone } from '../../ui/city-of-time-zone.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatCandidateCount } from './candidate-name-or-reference-and-count-words.ts';
import { ReviewBatchEstimatePanel } from './review-batch-estimate-panel.tsx';
import { dayAfterWorkingDays } from './day-after-working-days.ts';
import dialogStyles from '../../ui/dialog.module.css';
import candidateDrawerStyles from './candidate-drawer.module.css';
import styles from './managed-job-page.module.css';

const DUE_IN_WORKING_DAYS = 5;
const REVIEWS_PER_ANSWER_MAX = 10;

type Props = {
  job: JobPipeline;
  applicationIds: number[];
  /** The task whose answers are sent; else those that were written to apply. */
  stageId?: number;
  onSent: () => void;
  onClose: () => void;
};

/** Who reads, how many read each answer, until when; what that asks of each is shown before anything is sent. */
export function SendCandidatesToReviewDialog({
  job,
  applicationIds,
  stageId,
  onSent,
  onClose,
}: Props) {
  const [reviewerIds, setReviewers] = useState(() =>
    job.reviewers.filter(({ role }) => role === 'reviewer').map(({ id }) => id),
  );
  const [wished, setWished] = useState(job.reviewsPerAnswer);
  const [dueOn, setDueOn] = useState(() => dayAfterWorkingDays(new Date(), DUE_IN_WORKING_DAYS));
  const [confirmed, setConfirmed] = useState(false);
  const send = useEndpointMutation(sendToReviewEndpoint, {
    refreshes: [
      findJobPipelineEndpoint,
      listCandidatesEndpoint,
      findLeaderboardEndpoint,
      estimateReviewBatchWorkEndpoint,
      listCandidateTasksOfJobEndpoint,
    ],
  });
  const zone = useEndpointQuery(findCurrentUserEndpoint, {}).data?.user.Org.tz ?? undefined;
  const most = Math.max(Math.min(reviewerIds.length, REVIEWS_PER_ANSWER_MAX), 1);
  const reviewsPerAnswer = Math.min(wished, most);
  const wish = {
    applicationIds,
    ...(stageId !== undefined && { stageId }),
    reviewerIds,
    reviewsPerAnswer,
    dueOn,
  };

  function toggle(id: number) {
    setReviewers(
      reviewerIds.includes(id) ? reviewerIds.filter((each) => each !== id) : [...reviewerIds, id],
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send.mutate(
      { params: { jobId: job.id }, body: { ...wish, confirmed } },
      {
        onSuccess: () => {
          showToast({
            text: `${formatCandidateCount(applicationIds.length)} sent to blind review. Reviewers get their links by e-mail.`,
          });
          onSent();
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      title={`Send ${formatCandidateCount(applicationIds.length)} to blind review?`}
      onClose={onClose}
    >
      <form className={styles['manage-form']} onSubmit={submit}>
        <fieldset>
          <legend>Who reviews</legend>
          {job.reviewers.length === 0 && (
            <p className={styles['manage-caution']}>
              Nobody is on this role's team yet.{' '}
              <Link href={staffPagePaths.builderStep(job.id, 'team')}>Add reviewers</Link> first.
            </p>
          )}
          {job.reviewers.map(({ id, name, role }) => (
            <Checkbox
              key={id}
              label={role === 'admin' ? `${name}, runs the role` : name}
              checked={reviewerIds.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </fieldset>
        <div className={styles['manage-form-row']}>
          <TextInputField
            label="Reviews per answer"
            hint="3 is right for most roles"
            type="number"
            min={1}
            max={most}
            value={reviewsPerAnswer}
            onChange={(event) =>
              setWished(Math.max(1, Math.round(event.currentTarget.valueAsNumber || 1)))
            }
          />
          <TextInputField
            label="Finished by"
            hint={zone && `End of the day in ${cityOfTimeZone(zone)}`}
            type="date"
            value={dueOn}
            error={send.error?.problem.fields?.dueOn}
            onChange={(event) => setDueOn(event.currentTarget.value)}
          />
        </div>
        {reviewerIds.length === 0 ? (
          <p className={candidateDrawerStyles['drawer-note']}>Choose at least one reviewer.</p>
        ) : (
          <ReviewBatchEstimatePanel
            job={job}
            wish={wish}
            isConfirmed={confirmed}
            onConfirm={setConfirmed}
          />
        )}
        {send.error && <ErrorNote>{send.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            type="submit"
            busy={send.isPending}
            disabled={reviewerIds.length === 0}
          >
            Send to review
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
