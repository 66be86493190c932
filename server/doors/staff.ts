import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Outside } from '../outside.ts';
import { Refusal } from '../refusal.ts';
import { admit, type Db, enter } from './enter.ts';
import { hashToken, sessionOf } from './session.ts';

/** A logged-in member of staff. */
export type Member = {
  orgId: number;
  actorId: number;
  role: 'ADMIN' | 'MEMBER';
  email: string;
  orgDeactivated: boolean;
};

/**
 * Finds the member behind the session and goes on as the staff role, in one transaction, so that a
 * deactivation counts from the next request on.
 * @throws Refusal not-logged-in
 */
export function openStaffDoor<T>(
  outside: Outside,
  request: FastifyRequest,
  work: (db: Db<'staff'>, visitor: Member) => Promise<T>,
): Promise<T> {
  const session = sessionOf(request, outside.config);
  if (session === null) throw new Refusal('not-logged-in');
  return enter({ outside, door: 'public' }, async (db) => {
    const admitted = await admit(db, {
      roles: outside.roles,
      door: 'staff',
      lookUp: memberBehind(session),
    });
    if (admitted === undefined || admitted.visitor.orgDeactivated)
      throw new Refusal('not-logged-in');
    return work(admitted.db, admitted.visitor);
  });
}

/** The member behind a session, if it is alive. */
export async function findMember(db: Db<'public'>, session: string): Promise<Member | undefined> {
  const { rows } = await memberBehind(session).execute(db);
  return rows[0];
}

function memberBehind(session: string): RawBuilder<Member> {
  return sql<Member>`select org_id as "orgId", member_id as "actorId", role, email,
    org_deactivated as "orgDeactivated" from auth.find_session(${hashToken(session)})`;
}
