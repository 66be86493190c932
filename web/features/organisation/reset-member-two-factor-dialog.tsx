import {
  SUPPORT_REASON_CHARACTERS_MAX,
  SUPPORT_REASON_CHARACTERS_MIN,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import {
  listMembersEndpoint,
  type OrganisationMember,
} from '@evenhand/contract/organisation/organisation-members.ts';
import { resetMemberTwoFactorEndpoint } from '@evenhand/contract/sign-in/two-factor-session-and-reauthentication-endpoints.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './invite-member-dialog.module.css';
import dialogStyles from '../../ui/dialog.module.css';

type Props = { person: OrganisationMember; onClose: () => void };

/** For a colleague who has lost their app and their recovery codes. */
export function ResetMemberTwoFactorDialog({ person, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const { mutate, isPending, error } = useEndpointMutation(resetMemberTwoFactorEndpoint, {
    refreshes: [listMembersEndpoint],
  });
  const fromServer = error?.problem.fields?.['reason'];
  const name = `${person.firstName} ${person.lastName}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim().length < SUPPORT_REASON_CHARACTERS_MIN) return setTooShort(true);
    mutate(
      { params: { userId: person.id }, body: { reason } },
      {
        onSuccess: () => {
          showToast({
            text: `The two-factor log-in of ${name} was reset. They are told by e-mail.`,
          });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={`Reset the two-factor log-in of ${name}?`} onClose={onClose}>
      <p>
        Only for somebody who has lost their app and their recovery codes. Make sure that it is them
        who ask: call them. They are logged out everywhere and log in with their password alone
        {person.totpRequired && ', then set two-factor up again'}. It cannot be taken back.
      </p>
      <form className={styles['invite']} onSubmit={submit} noValidate>
        {error && !fromServer && <ErrorNote>{error.message}</ErrorNote>}
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
          <Button look="danger" type="submit" busy={isPending}>
            Reset two-factor
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
