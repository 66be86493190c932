import { releaseReviewsAndOpenNamesEndpoint } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { candidateEndpointsToRefresh } from './use-decide-candidates-and-endpoints-to-refresh.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './managed-job-page.module.css';

const REASON_MAX = 500;

type Props = { jobId: number; scored: number; total: number; onClose: () => void };

export function ReleaseCandidateNamesDialog({ jobId, scored, total, onClose }: Props) {
  const [reason, setReason] = useState('');
  const release = useEndpointMutation(releaseReviewsAndOpenNamesEndpoint, {
    refreshes: candidateEndpointsToRefresh,
  });
  const isComplete = scored === total;
  const fieldError = release.error?.problem.fields?.reason;

  function submit(event: FormEvent) {
    event.preventDefault();
    release.mutate(
      { params: { jobId }, body: isComplete || reason.trim() === '' ? {} : { reason } },
      {
        onSuccess: ({ opened }) => {
          showToast({ text: opened === 1 ? '1 name opened.' : `${opened} names opened.` });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title="Release names?" onClose={onClose}>
      <form className={styles['manage-form']} onSubmit={submit}>
        <p>
          The names of everybody who was sent to review open for all who manage this role. This
          cannot be taken back.
        </p>
        {!isComplete && (
          <>
            <p className={styles['manage-caution']}>
              {total - scored} of {total} reviews are still missing. Names that are known can colour
              the rest.
            </p>
            <TextInputField
              data-first
              label="Why now?"
              hint="At least 10 characters. It is recorded."
              autoComplete="off"
              maxLength={REASON_MAX}
              value={reason}
              error={fieldError}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </>
        )}
        {release.error && !fieldError && <ErrorNote>{release.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={release.isPending}>
            Release names
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
