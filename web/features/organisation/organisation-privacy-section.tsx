import {
  RETENTION_MONTHS_MAX,
  RETENTION_MONTHS_MIN,
  ORGANISATION_STATEMENT_CHARACTERS_MAX,
} from '@evenhand/contract/organisation/organisation-settings.ts';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { organisationSettingsLabels } from './organisation-settings-labels.ts';
import type { OrganisationSettingsSectionProps } from './organisation-settings-section-props.ts';
import { SettingsSection } from './settings-section.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';

/** Whose data is kept how long, and who may look at it. */
export function OrganisationPrivacySection({
  values,
  change,
  problems,
}: OrganisationSettingsSectionProps) {
  return (
    <SettingsSection title="Privacy">
      <SwitchField
        label={organisationSettingsLabels.sealedDefault}
        says="Names stay hidden from everybody until the answers are scored and released. Reviewers never see names before, whatever you choose here. It applies to roles you start from now on."
        name="sealedDefault"
        checked={values.sealedDefault}
        onChange={({ currentTarget: { checked } }) => change({ sealedDefault: checked })}
      />
      <SwitchField
        label={organisationSettingsLabels.supportAccess}
        says="Whoever runs this site may look through an admin’s eyes to help, for an hour and with a reason. Every step is in your audit trail; candidates’ names stay sealed."
        name="supportAccess"
        checked={values.supportAccess}
        onChange={({ currentTarget: { checked } }) => change({ supportAccess: checked })}
      />
      <div className={settingsPartStyles['settings-pair']}>
        <TextInputField
          label={`${organisationSettingsLabels.privacyContact} (optional)`}
          hint="Where candidates ask about their data."
          name="privacyContact"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={values.privacyContact}
          error={problems['privacyContact']}
          onChange={({ currentTarget: { value } }) => change({ privacyContact: value })}
        />
        <TextInputField
          label={organisationSettingsLabels.retentionMonths}
          hint="Of roles in your own country, from their outcome on. The others stand under Privacy."
          name="retentionMonths"
          type="number"
          inputMode="numeric"
          min={RETENTION_MONTHS_MIN}
          max={RETENTION_MONTHS_MAX}
          value={values.retentionMonths}
          error={problems['retentionMonths']}
          onChange={({ currentTarget: { value } }) => change({ retentionMonths: value })}
        />
      </div>
      <TextArea
        label={`${organisationSettingsLabels.privacy} (optional)`}
        hint="On every role page, under “Your data”."
        name="privacy"
        rows={4}
        maxLength={ORGANISATION_STATEMENT_CHARACTERS_MAX}
        value={values.privacy}
        error={problems['privacy']}
        onChange={({ currentTarget: { value } }) => change({ privacy: value })}
      />
    </SettingsSection>
  );
}
