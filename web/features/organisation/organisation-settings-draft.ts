import type {
  OrganisationSettingsChanges,
  OwnOrganisation,
} from '@evenhand/contract/organisation/organisation-settings.ts';
import type { OrganisationStatementKind } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { hasSameJson } from '../../ui/has-same-json.ts';

/** The settings as they stand in the form: what is empty there is absent. */
export type OrganisationSettingsValues = {
  name: string;
  contactEmail: string;
  industry: string;
  size: string;
  locale: string;
  tz: string;
  brands: { id?: number; name: string }[];
  about: string;
  honesty: string;
  privacy: string;
  privacyContact: string;
  retentionMonths: string;
  sealedDefault: boolean;
  supportAccess: boolean;
};
export type OrganisationSettingsField = keyof OrganisationSettingsValues;

/** Only what somebody has changed and not saved. */
export type OrganisationSettingsDraft = Partial<OrganisationSettingsValues>;

const statements: readonly OrganisationStatementKind[] = ['about', 'honesty', 'privacy'];

export function toOrganisationSettingsValues(org: OwnOrganisation): OrganisationSettingsValues {
  const statement = (kind: OrganisationStatementKind) =>
    org.OrgStatements.find(({ type }) => type === kind)?.text ?? '';
  return {
    name: org.name,
    contactEmail: org.contactEmail ?? '',
    industry: org.industry ?? '',
    size: org.size ?? '',
    locale: org.locale,
    tz: org.tz ?? '',
    brands: org.brands,
    about: statement('about'),
    honesty: statement('honesty'),
    privacy: statement('privacy'),
    privacyContact: org.privacyContact ?? '',
    retentionMonths: String(org.retentionMonths),
    sealedDefault: org.sealedDefault,
    supportAccess: org.supportAccess,
  };
}

/** The draft with one more change; what is again as it was is no change. */
export function addChangeToOrganisationSettingsDraft(
  draft: OrganisationSettingsDraft,
  change: OrganisationSettingsDraft,
  saved: OrganisationSettingsValues,
): OrganisationSettingsDraft {
  const next: OrganisationSettingsDraft = { ...draft, ...change };
  const entries = Object.entries(next).filter(
    // The keys are those of the very type.
    ([field, value]) => !hasSameJson(value, saved[field as OrganisationSettingsField]),
  );
  return Object.fromEntries(entries);
}

/** What the draft comes to for the server: the settings it changes, and the statements. */
export function toOrganisationSettingsRequests(draft: OrganisationSettingsDraft): {
  changes: OrganisationSettingsChanges;
  statements: { type: OrganisationStatementKind; text: string }[];
} {
  const { about: _a, honesty: _h, privacy: _p, brands, retentionMonths, ...fields } = draft;
  const plain = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === '' ? null : value]),
  );
  return {
    changes: {
      // The server looks at every one of them, and says what is wrong beside its field.
      ...(plain as OrganisationSettingsChanges),
      ...(draft.name !== undefined && { name: draft.name }),
      ...(brands && { brands: brands.filter(({ name }) => name.trim() !== '') }),
      ...(retentionMonths !== undefined && { retentionMonths: Number(retentionMonths) }),
    },
    statements: statements.flatMap((type) => {
      const text = draft[type];
      return text === undefined ? [] : [{ type, text }];
    }),
  };
}

/** Those settings that stand in `fields` as well. */
export function pickSettings(
  settings: OrganisationSettingsDraft,
  fields: OrganisationSettingsDraft,
): OrganisationSettingsDraft {
  return Object.fromEntries(Object.entries(settings).filter(([field]) => field in fields));
}

/** Those changes that do not stand in `stored` as they are. */
export function leaveOutSettings(
  changes: OrganisationSettingsDraft,
  stored: OrganisationSettingsDraft,
): OrganisationSettingsDraft {
  return Object.fromEntries(
    Object.entries(changes).filter(
      // The keys are those of the very type.
      ([field, value]) =>
        !(field in stored && hasSameJson(value, stored[field as OrganisationSettingsField])),
    ),
  );
}

/** What was changed here and by somebody else since, each to something of its own. */
export function findOrganisationSettingsConflicts(
  draft: OrganisationSettingsDraft,
  before: OrganisationSettingsDraft,
  after: OrganisationSettingsValues,
): OrganisationSettingsField[] {
  // The keys are those of the very type.
  return (Object.keys(draft) as OrganisationSettingsField[]).filter(
    (field) =>
      !hasSameJson(before[field], after[field]) && !hasSameJson(draft[field], after[field]),
  );
}
