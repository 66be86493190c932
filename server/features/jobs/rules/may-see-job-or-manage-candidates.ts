import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
export type AdminFlagAndOwnJobTeamRole = { isAdmin: boolean; ownRole: JobTeamRole | null };

/** Whether a member sees that the role is there: every admin of the organisation, and the role's team. */
export function maySeeJob({ isAdmin, ownRole }: AdminFlagAndOwnJobTeamRole): boolean {
  return isAdmin || ownRole !== null;
}

/** Whether a member sees the role's candidates and decides on them. Reviewers and observers never do. */
export function mayManageCandidates({ isAdmin, ownRole }: AdminFlagAndOwnJobTeamRole): boolean {
  return isAdmin || ownRole === 'admin';
}
