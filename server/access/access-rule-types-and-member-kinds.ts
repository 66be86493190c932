import type { AuthenticatedMember } from './authenticate-member.ts';

/** Who may call an endpoint: what every route declares. */
export type AccessRule<Visitor> = {
  name: string;
  /** Who may, as a sentence. */
  who: string;
  /** What the visitor alone decides, before anything is parsed or looked up. */
  allows: (visitor: Visitor) => boolean;
};

/**
 * What a member can be to the job, or to the account or thing of a member, that an address names. `self` has no part in the job,
 * but theirs is the account, session, photo or feedback.
 */
export const memberKindsInAccessRules = [
  'admin',
  'jobAdmin',
  'reviewer',
  'observer',
  'otherJobAdmin',
  'colleague',
  'self',
] as const;

export type MemberKindInAccessRule = (typeof memberKindsInAccessRules)[number];

type Refused = 'not-allowed' | 'not-found' | 'library-limited' | 'no-global-reporting';

export type AccessOutcomeByMemberKind = Record<MemberKindInAccessRule, 'served' | Refused>;

/**
 * The rule of a route for members. Most of it is decided by a query that finds nothing; here stands what comes of it, and
 * `server/test/access-matrix.test.ts` compares it with the real answer to each kind of member.
 */
export type MemberAccessRule = AccessRule<AuthenticatedMember> & {
  outcomes: AccessOutcomeByMemberKind;
  /** Where the organisation has, or lacks, this feature. */
  limit?: { feature: string; isOn: boolean; outcomes: AccessOutcomeByMemberKind };
};
