import * as z from 'zod/mini';

/** What a member may see of their organisation, with the words that explain it. */
export const memberRoleFacts = {
  MEMBER: { words: 'Member', explanation: 'Sees the roles they have a part in.' },
  ADMIN: { words: 'Admin', explanation: 'Sees every role, all settings and all people.' },
} as const;

// The keys of a record of roles are roles.
export const MemberRole = z.enum(Object.keys(memberRoleFacts) as [keyof typeof memberRoleFacts]);
export type MemberRole = z.infer<typeof MemberRole>;
