import { findReviewProgressEndpoint } from '@evenhand/contract/review/review-progress-and-reminders.ts';
import {
  estimateTakingReviewerOffEndpoint,
  takeReviewerOffEndpoint,
  type TakingReviewerOffEstimate,
  MARKS_VOIDING_REASON_CHARACTERS_MAX,
} from '@evenhand/contract/review/estimate-and-take-reviewer-off.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  describeReviewsLeftWhenTakenOff,
  describeVoidingOfMarks,
} from './taking-reviewer-off-words.ts';
import { candidateEndpointsToRefresh } from './use-decide-candidates-and-endpoints-to-refresh.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './managed-job-page.module.css';

type Props = {
  jobId: number;
  reviewer: { id: number; name: string };
  /** They review nothing more: all that can be done is to void their marks. */
  isOff: boolean;
  onClose: () => void;
};

/** Says what taking somebody off a role does before it is done, and what voiding their marks does besides. */
export function TakeReviewerOffDialog({ jobId, reviewer, isOff, onClose }: Props) {
  const params = { jobId, reviewerId: reviewer.id };
  const estimate = useEndpointQuery(estimateTakingReviewerOffEndpoint, { params });
  const title = isOff
    ? `Void the marks of ${reviewer.name}?`
    : `Take ${reviewer.name} off this role?`;

  return (
    <Dialog title={title} onClose={onClose}>
      <LoadedContentOrFailure
        call={estimate}
        what="what this would do"
        skeleton={<Skeleton width="100%" height={180} />}
        sentence={(failure) => failure.message}
      >
        {(taking) => (
          <TakingOffForm params={params} taking={taking} isOff={isOff} onClose={onClose} />
        )}
      </LoadedContentOrFailure>
    </Dialog>
  );
}

type FormProps = {
  params: { jobId: number; reviewerId: number };
  taking: TakingReviewerOffEstimate;
  isOff: boolean;
  onClose: () => void;
};

function TakingOffForm({ params, taking, isOff, onClose }: FormProps) {
  const [voids, setVoids] = useState(isOff);
  const [reason, setReason] = useState('');
  const take = useEndpointMutation(takeReviewerOffEndpoint, {
    refreshes: [
      findReviewProgressEndpoint,
      estimateTakingReviewerOffEndpoint,
      ...candidateEndpointsToRefresh,
    ],
  });
  const { unscored, marks, name } = taking;
  const unscoredWords = describeReviewsLeftWhenTakenOff(unscored);
  const fieldError = take.error?.problem.fields?.voidReason;

  function submit(event: FormEvent) {
    event.preventDefault();
    const confirmed = unscored.givenUp > 0;
    take.mutate(
      { params, body: { confirmed, ...(voids && { voidReason: reason }) } },
      {
        onSuccess: ({ voided }) => {
          const off = voided === 1 ? '1 mark is void.' : `${voided} marks are void.`;
          showToast({ text: voided > 0 ? off : `${name} reviews nothing more on this role.` });
          onClose();
        },
      },
    );
  }

  return (
    <form className={styles['manage-form']} onSubmit={submit}>
      {!isOff && (
        <p>
          {unscoredWords ?? 'They have scored all they were dealt.'} They stay on the team, and come
          back when you send answers to them again.
        </p>
      )}
      {!isOff && marks.marks > 0 && (
        <>
          <p>
            {voids
              ? 'Their marks are voided:'
              : `Their ${marks.marks === 1 ? '1 mark stays and counts' : `${marks.marks} marks stay and count`}.`}
          </p>
          <Checkbox
            label="Void the marks with a reason"
            checked={voids}
            onChange={(event) => setVoids(event.currentTarget.checked)}
          />
        </>
      )}
      {voids && marks.problem !== null && <ErrorNote>{marks.problem}</ErrorNote>}
      {voids && marks.problem === null && (
        <>
          {describeVoidingOfMarks(marks).map((sentence) => (
            <p key={sentence} className={styles['manage-caution']}>
              {sentence}
            </p>
          ))}
          <TextInputField
            data-first={isOff}
            label="Why do these marks not count?"
            hint="At least 10 characters. It is recorded with your name, and all who run this role read it."
            autoComplete="off"
            maxLength={MARKS_VOIDING_REASON_CHARACTERS_MAX}
            value={reason}
            error={fieldError}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </>
      )}
      {take.error && !fieldError && <ErrorNote>{take.error.message}</ErrorNote>}
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="danger"
          type="submit"
          busy={take.isPending}
          disabled={voids && marks.problem !== null}
        >
          {isOff ? 'Void the marks' : voids ? 'Take off and void the marks' : 'Take off'}
        </Button>
      </div>
    </form>
  );
}
