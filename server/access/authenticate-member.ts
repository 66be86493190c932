import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../services-type.ts';
import { Refusal } from '../http/refusal.ts';
import { runTransactionByToken, type Db } from './transactions-by-door-or-token.ts';
import { findSessionId } from './session-cookie-and-csrf.ts';
import { hashToken } from '../crypto/random-token-and-token-hash.ts';

/** A logged-in member of staff. */
export type AuthenticatedMember = {
  orgId: number;
  actorId: number;
  role: MemberRole;
  email: string;
  orgDeactivated: boolean;
  loginId: number;
  sessionId: number;
  /** Since the password or a one-time code was last given in this session. */
  confirmedSecondsAgo: number;
  /** Runs this installation. False while somebody looks through this member's eyes. */
  isOperator: boolean;
  /** Set while an operator looks through this member's eyes, with the operator's own log-in. */
  impersonationId: number | null;
  operatorLoginId: number | null;
};

/**
 * Finds the member behind the session and goes on as the staff role, in one transaction, so that a
 * deactivation counts from the next request on.
 * @throws Refusal not-logged-in, org-expired
 */
export function authenticateMember<T>(
  services: Services,
  request: FastifyRequest,
  work: (db: Db<'staff'>, visitor: AuthenticatedMember) => Promise<T>,
): Promise<T> {
  const session = findSessionId(request, services.config);
  if (session === null) throw new Refusal('not-logged-in');
  const lookUp = isUnattended(request) ? 'peek_session' : 'find_session';
  return runTransactionByToken(
    {
      services,
      from: 'public',
      door: 'staff',
      token: session,
      lookUp: (hash) => memberBehind(hash, lookUp),
    },
    async (admitted) => {
      if (admitted === undefined) throw new Refusal('not-logged-in');
      if (admitted.visitor.orgDeactivated) throw new Refusal('org-expired');
      return work(admitted.db, admitted.visitor);
    },
  );
}

/** The member behind a session, if it is alive. */
export async function findSessionMember(
  db: Db<'public'>,
  session: string,
): Promise<AuthenticatedMember | undefined> {
  const { rows } = await memberBehind(sql`${hashToken(session)}`, 'find_session').execute(db);
  return rows[0];
}

/** A page that renews itself while nobody touches it says so, and does not keep the session alive. */
function isUnattended({ headers }: FastifyRequest): boolean {
  return headers['x-unattended'] !== undefined;
}

const lookUps = { find_session: sql`auth.find_session`, peek_session: sql`auth.peek_session` };

function memberBehind(
  hash: RawBuilder<Buffer>,
  lookUp: keyof typeof lookUps,
): RawBuilder<AuthenticatedMember> {
  return sql<AuthenticatedMember>`select org_id as "orgId", member_id as "actorId", role, email,
    org_deactivated as "orgDeactivated", login_id as "loginId", session_id as "sessionId",
    confirmed_seconds_ago as "confirmedSecondsAgo", is_operator and impersonation_id is null as "isOperator",
    impersonation_id as "impersonationId", operator_login_id as "operatorLoginId" from ${lookUps[lookUp]}(${hash})`;
}
