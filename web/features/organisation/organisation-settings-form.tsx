import type { OwnOrganisation } from '@evenhand/contract/organisation/organisation-settings.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { missingOrganisationInfoWords } from '../../parts/notices/organisation-notice-words.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import type { OrganisationSettingsField } from './organisation-settings-draft.ts';
import { organisationSettingsLabels } from './organisation-settings-labels.ts';
import { OrganisationStatementsSection } from './organisation-statements-section.tsx';
import { OrganisationDetailsSection } from './organisation-details-section.tsx';
import { OrganisationPrivacySection } from './organisation-privacy-section.tsx';
import { FormProblemList } from './form-problem-list.tsx';
import { useOrganisationSettingsDraft } from './use-organisation-settings-draft.ts';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './organisation-settings-form.module.css';

type Props = { org: OwnOrganisation; isSupport: boolean };

/** All settings in one form, saved by one button. */
export function OrganisationSettingsForm({ org, isSupport }: Props) {
  const draft = useOrganisationSettingsDraft(org);
  const { values, change, error, clash } = draft;
  const problems = error?.problem.fields ?? {};
  const parts = { values, change, problems };

  function save(event: FormEvent) {
    event.preventDefault();
    if (draft.isChanged && !draft.isSaving) draft.save();
  }

  return (
    <form className={styles['settings-form']} onSubmit={save} noValidate>
      {org.isInfoMissing && (
        <p className={settingsPartStyles['settings-caution']}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          Missing company information: {missingOrganisationInfoWords(org)}.
        </p>
      )}
      <FormProblemList
        message={error?.message}
        problems={problems}
        labels={organisationSettingsLabels}
      />
      {clash.length > 0 && (
        <p className={settingsPartStyles['settings-caution']} role="alert">
          <IconAlertTriangle size={18} aria-hidden="true" />
          Somebody else changed {listOf(clash)} while you did. What you typed is still here; theirs
          is saved. Save again to keep yours, or discard your changes to see theirs.
        </p>
      )}
      {isSupport && (
        <p className={settingsPartStyles['settings-caution']}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          You look through somebody’s eyes: you can read these settings, and only they change them.
        </p>
      )}
      <fieldset className={styles['settings-fields']} disabled={isSupport}>
        <OrganisationDetailsSection {...parts} />
        <OrganisationStatementsSection {...parts} />
        <OrganisationPrivacySection {...parts} />
      </fieldset>
      {(draft.isChanged || draft.isSaving) && (
        <div className={styles['save-bar']} role="region" aria-label="Unsaved changes">
          <p role="status">Your changes are not saved.</p>
          <Button look="ghost" disabled={draft.isSaving} onClick={draft.discard}>
            Discard
          </Button>
          <Button look="primary" type="submit" busy={draft.isSaving}>
            Save changes
          </Button>
        </div>
      )}
    </form>
  );
}

function listOf(fields: OrganisationSettingsField[]): string {
  return new Intl.ListFormat('en-GB').format(
    fields.map((field) => `“${organisationSettingsLabels[field]}”`),
  );
}
