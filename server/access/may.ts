import type { Member } from './authenticate-member.ts';

/** Coarse permission: who may knock at a route at all. Fine permission is the query that finds nothing. */
export const may = {
  anyone: () => true,
  anyMember: (_member: Member) => true,
  admin: (member: Member) => member.role === 'ADMIN',
};
