import {
  companySizes,
  industries,
  ORGANISATION_LOCALE_DEFAULT,
  organisationLocaleNames,
  organisationLocales,
} from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { readSignUpDraft } from './sign-up-draft-in-memory-and-from-url.ts';
import type { SignUpProblems } from './sign-up-steps-their-answers-and-problems.ts';

/** For whom they sign up. */
export function SignUpCompanyFields({ problems }: { problems: SignUpProblems }) {
  const draft = readSignUpDraft();
  return (
    <>
      <TextInputField
        label="Name"
        name="orgName"
        size="large"
        autoComplete="organization"
        maxLength={200}
        defaultValue={draft.orgName}
        error={problems['orgName']}
      />
      <SelectField
        label="What it does"
        name="industry"
        size="large"
        defaultValue={draft.industry ?? ''}
        error={problems['industry']}
      >
        <option value="">Choose one</option>
        {industries.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </SelectField>
      <SelectField
        label="People who work there"
        name="size"
        size="large"
        defaultValue={draft.size ?? ''}
        error={problems['size']}
      >
        <option value="">Choose one</option>
        {companySizes.map((size) => (
          <option key={size} value={size}>
            {size.replace('-', ' to ')}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Where you mostly hire"
        hint="It decides how dates are written, and which equal-opportunities questions candidates are asked."
        name="locale"
        size="large"
        defaultValue={draft.locale ?? ownLocale()}
        error={problems['locale']}
      >
        {organisationLocales.map((locale) => (
          <option key={locale} value={locale}>
            {organisationLocaleNames[locale]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** The one the browser speaks, if we know it. */
function ownLocale(): string {
  return (
    organisationLocales.find((locale) => locale === navigator.language) ??
    ORGANISATION_LOCALE_DEFAULT
  );
}
