import { openCandidateIdentityEndpoint } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { candidateEndpointsToRefresh } from './use-decide-candidates-and-endpoints-to-refresh.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './managed-job-page.module.css';

const REASON_MAX = 500;

type Props = {
  jobId: number;
  candidate: { id: number; ref: string };
  mustGiveUp: boolean;
  onClose: () => void;
};

export function RevealCandidateNameDialog({ jobId, candidate, mustGiveUp, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [givesUp, setGivesUp] = useState(false);
  const open = useEndpointMutation(openCandidateIdentityEndpoint, {
    refreshes: candidateEndpointsToRefresh,
  });
  const fieldError = open.error?.problem.fields?.reason;

  function submit(event: FormEvent) {
    event.preventDefault();
    open.mutate(
      { params: { jobId, applicationId: candidate.id }, body: { reason, giveUpReviews: givesUp } },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog title={`Open the name of ${candidate.ref}?`} onClose={onClose}>
      <form className={styles['manage-form']} onSubmit={submit}>
        <p>Everybody who manages this role will see it. Who opened it, when and why is recorded.</p>
        <TextInputField
          data-first
          label="Why do you need it now?"
          hint="At least 10 characters"
          autoComplete="off"
          maxLength={REASON_MAX}
          value={reason}
          error={fieldError}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {mustGiveUp && (
          <Checkbox
            label="Give up the reviews I still have to do on this role"
            checked={givesUp}
            onChange={() => setGivesUp(!givesUp)}
          />
        )}
        {open.error && !fieldError && <ErrorNote>{open.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={open.isPending}>
            Open name
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
