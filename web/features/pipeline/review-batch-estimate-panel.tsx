import type { ClientRequestOf } from '@evenhand/contract/endpoint.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { estimateReviewBatchWorkEndpoint } from '@evenhand/contract/review/estimate-and-send-to-review.ts';
import { IconAlertTriangle, IconEyeOff, IconInfoCircle } from '@tabler/icons-react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import manageStyles from './managed-job-page.module.css';
import keyStripStyles from './candidate-score-figure-list.module.css';
import styles from './review-batch-estimate-panel.module.css';

type Props = {
  job: Pick<JobPipeline, 'id' | 'reviewers'>;
  wish: ClientRequestOf<typeof estimateReviewBatchWorkEndpoint>['body'];
  /** Whether the warnings, if there are any, were agreed to. */
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
};

/** What the batch would ask of each reviewer, as the choices stand. */
export function ReviewBatchEstimatePanel({ job, wish, isConfirmed, onConfirm }: Props) {
  const { data, error } = useEndpointQuery(estimateReviewBatchWorkEndpoint, {
    params: { jobId: job.id },
    body: wish,
  });
  if (error) return <ErrorNote>{error.problem.fields?.reviewerIds ?? error.message}</ErrorNote>;
  return (
    <div className={styles['estimate']} aria-live="polite">
      <dl className={keyStripStyles['key-strip']}>
        <div>
          <dt>Answers</dt>
          <dd>{data?.answers ?? '–'}</dd>
        </div>
        <div>
          <dt>Reviews</dt>
          <dd>{data?.reviews ?? '–'}</dd>
        </div>
        <div>
          <dt>Each reviewer</dt>
          <dd>{data ? `${data.reviewsPerReviewer}, ${minutes(data.minutesPerReviewer)}` : '–'}</dd>
        </div>
      </dl>
      {data?.dealtAround.map(({ id, seen, mayRead }) => (
        <p key={id} className={manageStyles['manage-caution']}>
          <IconEyeOff size={16} aria-hidden="true" />
          {job.reviewers.find((reviewer) => reviewer.id === id)?.name} has seen{' '}
          {seen === 1 ? 'one of these names' : `${seen} of these names`}, and is dealt{' '}
          {mayRead === 0 ? 'none of them' : `answers of the other ${mayRead} only`}.
        </p>
      ))}
      {data?.notes.map((note) => (
        <p key={note} className={manageStyles['manage-caution']}>
          <IconInfoCircle size={16} aria-hidden="true" />
          {note}
        </p>
      ))}
      {data?.warnings.map((warning) => (
        <p key={warning} className={manageStyles['manage-caution']}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {warning}
        </p>
      ))}
      {data && data.warnings.length > 0 && (
        <Checkbox
          label="I have read this and send them anyway"
          checked={isConfirmed}
          onChange={() => onConfirm(!isConfirmed)}
        />
      )}
    </div>
  );
}

function minutes(n: number): string {
  if (n < 90) return `about ${n} min`;
  return `about ${(n / 60).toFixed(1).replace('.0', '')} h`;
}
