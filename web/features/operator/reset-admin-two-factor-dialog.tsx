import {
  findOrganisationEndpoint,
  type OperatorOrganisationMember,
  SUPPORT_REASON_CHARACTERS_MAX,
  SUPPORT_REASON_CHARACTERS_MIN,
  resetAdminTwoFactorEndpoint,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './operator.module.css';
import dialogStyles from '../../ui/dialog.module.css';

type Props = { person: OperatorOrganisationMember; orgId: number; onClose: () => void };

/** For an admin who has lost their app and their recovery codes, where no other admin could help. */
export function ResetAdminTwoFactorDialog({ person, orgId, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const reset = useEndpointMutation(resetAdminTwoFactorEndpoint, {
    refreshes: [findOrganisationEndpoint],
  });
  const fromServer = reset.error?.problem.fields?.['reason'];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim().length < SUPPORT_REASON_CHARACTERS_MIN) return setTooShort(true);
    reset.mutate(
      { params: { orgId, memberId: person.id }, body: { reason } },
      {
        onSuccess: () => {
          showToast({
            text: `The two-factor log-in of ${person.name} was reset. They are told by e-mail.`,
          });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={`Reset the two-factor log-in of ${person.name}?`} onClose={onClose}>
      <p>
        No other admin there can log in and do it. Make sure that it is them who ask: call them at a
        number that you know. They are logged out everywhere and log in with their password alone.
        It is in the organisation’s audit trail, and cannot be taken back.
      </p>
      <form className={styles['operator-form']} onSubmit={submit} noValidate>
        {reset.error && !fromServer && <ErrorNote>{reset.error.message}</ErrorNote>}
        <TextArea
          data-first
          label="Why you reset it"
          hint="They read this in the e-mail about it."
          rows={3}
          maxLength={SUPPORT_REASON_CHARACTERS_MAX}
          value={reason}
          error={
            isTooShort ? `Use at least ${SUPPORT_REASON_CHARACTERS_MIN} characters.` : fromServer
          }
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setTooShort(false);
          }}
        />
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" type="submit" busy={reset.isPending}>
            Reset two-factor
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
