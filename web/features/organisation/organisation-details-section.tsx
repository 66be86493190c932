import {
  companySizes,
  industries,
  organisationLocaleNames,
  organisationLocales,
} from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { OrganisationSettingsSectionProps } from './organisation-settings-section-props.ts';
import { organisationSettingsLabels } from './organisation-settings-labels.ts';
import { SettingsSection } from './settings-section.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';

/** The six things that every organisation is asked for. */
export function OrganisationDetailsSection({
  values,
  change,
  problems,
}: OrganisationSettingsSectionProps) {
  const hasOtherIndustry = !industries.some((each) => each === values.industry);
  return (
    <SettingsSection title="Details">
      <div className={settingsPartStyles['settings-pair']}>
        <TextInputField
          label={organisationSettingsLabels.name}
          hint="As candidates see it."
          name="name"
          autoComplete="organization"
          maxLength={200}
          value={values.name}
          error={problems['name']}
          onChange={({ currentTarget: { value } }) => change({ name: value })}
        />
        <TextInputField
          label={organisationSettingsLabels.contactEmail}
          hint="Candidates who have applied may write to it."
          name="contactEmail"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={values.contactEmail}
          error={problems['contactEmail']}
          onChange={({ currentTarget: { value } }) => change({ contactEmail: value })}
        />
      </div>
      <div className={settingsPartStyles['settings-pair']}>
        <SelectField
          label={organisationSettingsLabels.industry}
          name="industry"
          value={values.industry}
          error={problems['industry']}
          onChange={({ currentTarget: { value } }) => change({ industry: value })}
        >
          <option value="">Choose one</option>
          {hasOtherIndustry && values.industry && <option>{values.industry}</option>}
          {industries.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField
          label={organisationSettingsLabels.size}
          name="size"
          value={values.size}
          error={problems['size']}
          onChange={({ currentTarget: { value } }) => change({ size: value })}
        >
          <option value="">Choose one</option>
          {companySizes.map((size) => (
            <option key={size} value={size}>
              {size.replace('-', ' to ')}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={settingsPartStyles['settings-pair']}>
        <SelectField
          label={organisationSettingsLabels.locale}
          name="locale"
          value={values.locale}
          error={problems['locale']}
          onChange={({ currentTarget: { value } }) => change({ locale: value })}
        >
          {organisationLocales.map((locale) => (
            <option key={locale} value={locale}>
              {organisationLocaleNames[locale]}
            </option>
          ))}
        </SelectField>
        <TimeZoneField value={values.tz} error={problems['tz']} onChange={(tz) => change({ tz })} />
      </div>
    </SettingsSection>
  );
}
