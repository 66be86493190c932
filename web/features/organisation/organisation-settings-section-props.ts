import type {
  OrganisationSettingsDraft,
  OrganisationSettingsValues,
} from './organisation-settings-draft.ts';

/** What every part of the account form is given. */
export type OrganisationSettingsSectionProps = {
  values: OrganisationSettingsValues;
  change: (change: OrganisationSettingsDraft) => void;
  problems: Readonly<Record<string, string>>;
};
