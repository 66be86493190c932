import {
  companySizes,
  industries,
  organisationLocaleNames,
  organisationLocales,
} from '@evenhand/contract/organisation/organisation-choices.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { AccountPartProps } from './account-parts.ts';
import { labels } from './account-labels.ts';
import { SettingsSection } from './settings-section.tsx';
import { ZoneField } from './zone-field.tsx';
import settingsPartStyles from '../../parts/layout/settings-part.module.css';

/** The six things that every organisation is asked for. */
export function DetailsPart({ values, change, problems }: AccountPartProps) {
  const hasOtherIndustry = !industries.some((each) => each === values.industry);
  return (
    <SettingsSection title="Details">
      <div className={settingsPartStyles['settings-pair']}>
        <Field
          label={labels.name}
          hint="As candidates see it."
          name="name"
          autoComplete="organization"
          maxLength={200}
          value={values.name}
          error={problems['name']}
          onChange={({ currentTarget: { value } }) => change({ name: value })}
        />
        <Field
          label={labels.contactEmail}
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
          label={labels.industry}
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
          label={labels.size}
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
          label={labels.locale}
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
        <ZoneField value={values.tz} error={problems['tz']} onChange={(tz) => change({ tz })} />
      </div>
    </SettingsSection>
  );
}
