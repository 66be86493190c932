import {
  liftRetentionHoldEndpoint,
  listRetentionHoldsEndpoint,
  type RetentionHold,
} from '@evenhand/contract/retention/retention-holds.ts';
import { RETENTION_REASON_CHARACTERS_MAX } from '@evenhand/contract/retention/retention-periods.ts';
import { findRetentionOutlookEndpoint } from '@evenhand/contract/retention/retention-outlook-and-erasure-proofs.ts';
import { type FormEvent, useState } from 'react';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './retention.module.css';

/** Ends a hold before its day, and says why. */
export function LiftRetentionHoldDialog({
  hold,
  onClose,
}: {
  hold: RetentionHold;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const lift = useEndpointMutation(liftRetentionHoldEndpoint, {
    refreshes: [listRetentionHoldsEndpoint, findRetentionOutlookEndpoint],
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    lift.mutate(
      { params: { holdId: hold.id }, body: { reason } },
      {
        onSuccess: () => {
          showToast({ text: 'Hold lifted.' });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog title="Lift this hold?" onClose={onClose}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <p>What it holds and whose time is over is erased in the coming night.</p>
        <TextArea
          data-first
          label="Reason"
          hint="Stays in the list beside the hold."
          rows={3}
          maxLength={RETENTION_REASON_CHARACTERS_MAX}
          value={reason}
          error={lift.error?.problem.fields?.['reason']}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        {lift.error && !lift.error.problem.fields && <ErrorNote>{lift.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" type="submit" busy={lift.isPending}>
            Lift hold
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
