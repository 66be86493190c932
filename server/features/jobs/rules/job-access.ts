export type JobPart = { isAdmin: boolean; ownRole: 'admin' | 'reviewer' | 'observer' | null };

/** Whether a member sees that the role is there: every admin of the organisation, and the role's team. */
export function isOnTeam({ isAdmin, ownRole }: JobPart): boolean {
  return isAdmin || ownRole !== null;
}

/** Whether a member sees the role's candidates and decides on them. Reviewers and observers never do. */
export function mayManage({ isAdmin, ownRole }: JobPart): boolean {
  return isAdmin || ownRole === 'admin';
}
