import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
import {
  inviteMemberOrPromoteToAdminEndpoint,
  MEMBER_JOB_TITLE_CHARACTERS_MAX,
  listMembersEndpoint,
  MEMBER_NAME_CHARACTERS_MAX,
} from '@evenhand/contract/organisation/organisation-members.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { FormProblemList } from './form-problem-list.tsx';
import { MemberRoleRadioGroup } from './member-role-radio-group.tsx';
import { readTrimmedFormField } from './read-trimmed-form-field.ts';
import dialogStyles from '../../ui/dialog.module.css';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './invite-member-dialog.module.css';

type Props = { orgId: number; orgName: string; onClose: () => void };

const labels = {
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  jobTitle: 'Job title',
};

export function InviteMemberDialog({ orgId, orgName, onClose }: Props) {
  const [role, setRole] = useState<MemberRole>('MEMBER');
  const { mutate, isPending, error } = useEndpointMutation(inviteMemberOrPromoteToAdminEndpoint, {
    refreshes: [listMembersEndpoint],
  });
  const problems = error?.problem.fields ?? {};

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = readTrimmedFormField(form, 'email');
    mutate(
      {
        params: { orgId },
        body: {
          email,
          role,
          firstName: readTrimmedFormField(form, 'firstName'),
          lastName: readTrimmedFormField(form, 'lastName'),
          jobTitle: readTrimmedFormField(form, 'jobTitle') || null,
        },
      },
      {
        onSuccess: ({ outcome }) => {
          showToast({
            text:
              outcome === 'invited'
                ? `An invitation goes to ${email}.`
                : `${email} is an admin from the next log-in on.`,
          });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={`Invite somebody to ${orgName}?`} onClose={onClose}>
      <p>They get an e-mail with a link to choose a password. It works for seven days.</p>
      <form className={styles['invite']} onSubmit={send} noValidate>
        <FormProblemList message={error?.message} problems={problems} labels={labels} />
        <TextInputField
          data-first
          label={labels.email}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          error={problems['email']}
        />
        <div className={settingsPartStyles['settings-pair']}>
          <TextInputField
            label={labels.firstName}
            name="firstName"
            autoComplete="off"
            maxLength={MEMBER_NAME_CHARACTERS_MAX}
            error={problems['firstName']}
          />
          <TextInputField
            label={labels.lastName}
            name="lastName"
            autoComplete="off"
            maxLength={MEMBER_NAME_CHARACTERS_MAX}
            error={problems['lastName']}
          />
        </div>
        <TextInputField
          label={`${labels.jobTitle} (optional)`}
          name="jobTitle"
          autoComplete="off"
          maxLength={MEMBER_JOB_TITLE_CHARACTERS_MAX}
          error={problems['jobTitle']}
        />
        <MemberRoleRadioGroup role={role} onChoose={setRole} />
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={isPending}>
            Send invitation
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
