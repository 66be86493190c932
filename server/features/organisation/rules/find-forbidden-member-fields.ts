import type { OrganisationMemberChanges } from '@evenhand/contract/organisation/organisation-members.ts';

type Field = keyof OrganisationMemberChanges;

const ofOneself: readonly Field[] = ['firstName', 'lastName', 'jobTitle', 'photo', 'prefs'];
/** Preferences are nobody else's. */
const ofOthers: readonly Field[] = ['firstName', 'lastName', 'jobTitle', 'photo'];
const ofAdmins: readonly Field[] = ['totpRequired', 'role'];

/** The fields among those asked for that are not the asking person's to change. */
export function findForbiddenMemberFields(
  query: OrganisationMemberChanges,
  { isSelf, isAdmin }: { isSelf: boolean; isAdmin: boolean },
): Field[] {
  const allowed = [...(isSelf ? ofOneself : ofOthers), ...(isAdmin ? ofAdmins : [])];
  // `Object.keys` forgets that these are the very keys of the type.
  return (Object.keys(query) as Field[]).filter((field) => !allowed.includes(field));
}
