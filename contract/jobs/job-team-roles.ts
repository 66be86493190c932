import * as z from 'zod/mini';

/** What a member does for a job, with the words that explain it. */
export const jobTeamRoles = {
  admin: 'Runs this role',
  reviewer: 'Reviews answers',
  observer: 'Observes',
} as const;

// The keys of a record of roles are roles.
export const JobTeamRole = z.enum(Object.keys(jobTeamRoles) as [keyof typeof jobTeamRoles]);
export type JobTeamRole = z.infer<typeof JobTeamRole>;
