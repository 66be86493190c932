import {
  changeMemberByPutEndpoint,
  MEMBER_JOB_TITLE_CHARACTERS_MAX,
  MEMBER_NAME_CHARACTERS_MAX,
} from '@evenhand/contract/organisation/organisation-members.ts';
import {
  type CurrentUser,
  findCurrentUserEndpoint,
} from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { SettingsSection } from './settings-section.tsx';
import { FormProblemList } from './form-problem-list.tsx';
import { readTrimmedFormField } from './read-trimmed-form-field.ts';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './own-profile-form.module.css';

const labels = { firstName: 'First name', lastName: 'Last name', jobTitle: 'Job title' };

export function OwnProfileForm({ user }: { user: CurrentUser }) {
  const { mutate, isPending, error } = useEndpointMutation(changeMemberByPutEndpoint, {
    refreshes: [findCurrentUserEndpoint],
  });
  const problems = error?.problem.fields ?? {};

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    mutate(
      {
        params: { id: user.id },
        body: {
          firstName: readTrimmedFormField(form, 'firstName'),
          lastName: readTrimmedFormField(form, 'lastName'),
          jobTitle: readTrimmedFormField(form, 'jobTitle') || null,
        },
      },
      { onSuccess: () => showToast({ text: 'Your profile is saved.' }) },
    );
  }

  return (
    <SettingsSection
      title="Name and job title"
      says="Colleagues see them. Candidates see your name only where you write to them."
    >
      <form className={styles['profile-form']} onSubmit={save} noValidate>
        <FormProblemList message={error?.message} problems={problems} labels={labels} />
        <div className={settingsPartStyles['settings-pair']}>
          <TextInputField
            label={labels.firstName}
            name="firstName"
            autoComplete="given-name"
            maxLength={MEMBER_NAME_CHARACTERS_MAX}
            defaultValue={user.firstName}
            error={problems['firstName']}
          />
          <TextInputField
            label={labels.lastName}
            name="lastName"
            autoComplete="family-name"
            maxLength={MEMBER_NAME_CHARACTERS_MAX}
            defaultValue={user.lastName}
            error={problems['lastName']}
          />
        </div>
        <div className={settingsPartStyles['settings-pair']}>
          <TextInputField
            label="Job title (optional)"
            name="jobTitle"
            autoComplete="organization-title"
            maxLength={MEMBER_JOB_TITLE_CHARACTERS_MAX}
            defaultValue={user.jobTitle ?? ''}
            error={problems['jobTitle']}
          />
          <div className={styles['profile-email']}>
            <h3>E-mail</h3>
            <p>{user.email}</p>
            <small>You log in with it. It stays as it is.</small>
          </div>
        </div>
        <Button className={styles['profile-save']} look="primary" type="submit" busy={isPending}>
          Save profile
        </Button>
      </form>
    </SettingsSection>
  );
}
