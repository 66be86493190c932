import {
  IMPERSONATION_MINUTES_MAX,
  startImpersonationOfMemberEndpoint,
  type OperatorOrganisationMember,
  SUPPORT_REASON_CHARACTERS_MAX,
  SUPPORT_REASON_CHARACTERS_MIN,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { type FormEvent, useState } from 'react';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './operator.module.css';

type Props = {
  person: OperatorOrganisationMember;
  orgId: number;
  orgName: string;
  onClose: () => void;
};

/** Asks why, and goes on as the member by a full load: nothing of the operator stays in memory. */
export function ImpersonateMemberDialog({ person, orgId, orgName, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const begin = useEndpointMutation(startImpersonationOfMemberEndpoint, { refreshes: [] });
  const fromServer = begin.error?.problem.fields?.['reason'];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim().length < SUPPORT_REASON_CHARACTERS_MIN) return setTooShort(true);
    begin.mutate(
      { params: { orgId }, body: { memberId: person.id, reason } },
      { onSuccess: () => location.assign(staffPagePaths.dashboard()) },
    );
  }

  return (
    <Dialog title={`Look through the eyes of ${person.name}?`} onClose={onClose}>
      <p>
        For at most {IMPERSONATION_MINUTES_MAX} minutes you see {orgName} as they do. The admins
        there read your reason and everything you do. You cannot change log-ins, decide on
        candidates or take files out.
      </p>
      <form className={styles['operator-form']} onSubmit={submit} noValidate>
        {begin.error && !fromServer && <ErrorNote>{begin.error.message}</ErrorNote>}
        <TextArea
          data-first
          label="Why you need to"
          hint="Say what you were asked to look into. No names of candidates."
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
          <Button look="primary" type="submit" busy={begin.isPending}>
            Look through their eyes
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
