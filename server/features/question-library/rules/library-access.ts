import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
type Reader = {
  role: MemberRole;
  /** The organisation keeps its library to its admins. */
  isLimited: boolean;
  /** Is an admin of a role. */
  runsJobs: boolean;
};

/** Who reads the question library, and who also changes it. */
export function questionLibraryAccess({
  role,
  isLimited,
  runsJobs,
}: Reader): 'none' | 'read' | 'edit' {
  if (role === 'ADMIN') return 'edit';
  if (isLimited) return 'none';
  return runsJobs ? 'edit' : 'read';
}
