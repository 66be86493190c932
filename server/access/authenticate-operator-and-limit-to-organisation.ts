import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { recogniseOperatorOfOtherCell } from '../cells/prove-and-recognise-operator-of-other-cell.ts';
import type { Services } from '../services-type.ts';
import { Refusal } from '../http/refusal.ts';
import { type Db, runTransactionByDoor } from './transactions-by-door-or-token.ts';
import { findSessionId } from './session-cookie-and-csrf.ts';
import { findSessionMember } from './authenticate-member.ts';

/** Who runs this installation; `actorId` is their log-in, since they act in organisations that are not theirs. */
export type OperatorVisitor = {
  orgId: null;
  actorId: number;
  /** Where they are a member themselves. */
  homeOrgId: number;
  sessionId: number;
  confirmedSecondsAgo: number;
  /** Of which other cell they are an operator, which has proved it for this one request: they read, and have no log-in here. */
  otherCell: string | null;
};

const NOBODY_OF_THIS_CELL = {
  orgId: null,
  actorId: 0,
  homeOrgId: 0,
  sessionId: 0,
  confirmedSecondsAgo: Infinity,
} as const;

/**
 * Asks at the public door who it is and lets operators into the server's own login, which the doors of visitors cannot reach.
 * For everybody else, and for an operator who looks through somebody's eyes, there is nothing here. Of an operator of another
 * cell that cell has asked all this.
 * @throws Refusal not-logged-in, not-found, or two-factor-first where passwords are not public
 */
export async function authenticateOperator<T>(
  services: Services,
  request: FastifyRequest,
  work: (db: Db<'operator'>, visitor: OperatorVisitor) => Promise<T>,
): Promise<T> {
  const other = recogniseOperatorOfOtherCell(request, services.config, services.now());
  if (other !== undefined) {
    const { cell, loginId } = other;
    services.log({ at: 'operator-of-other-cell', id: request.id, cell, login: loginId });
    return runTransactionByDoor({ services, door: 'operator', isReadOnly: true }, (db) =>
      work(db, { ...NOBODY_OF_THIS_CELL, otherCell: cell }),
    );
  }
  const session = findSessionId(request, services.config);
  if (session === null) throw new Refusal('not-logged-in');
  const operator = await runTransactionByDoor({ services, door: 'public' }, async (db) => {
    const member = await findSessionMember(db, session);
    if (member === undefined || member.orgDeactivated) throw new Refusal('not-logged-in');
    if (!member.isOperator) throw new Refusal('not-found');
    if (!services.config.DEMO && !(await hasTwoFactor(db, member.loginId)))
      throw new Refusal('two-factor-first');
    return member;
  });
  const { loginId: actorId, orgId: homeOrgId, sessionId, confirmedSecondsAgo } = operator;
  return runTransactionByDoor(
    { services, door: 'operator', actor: { orgId: null, actorId } },
    (db) =>
      work(db, {
        orgId: null,
        actorId,
        homeOrgId,
        sessionId,
        confirmedSecondsAgo,
        otherCell: null,
      }),
  );
}

/** Goes on in one organisation: what is read, changed and audited from here on is of this one alone. */
export async function limitOperatorTransactionToOrganisation(
  db: Db<'operator'>,
  orgId: number,
): Promise<void> {
  await sql`select set_config('app.org_id', ${String(orgId)}, true)`.execute(db);
}

async function hasTwoFactor(db: Db<'public'>, loginId: number): Promise<boolean> {
  const { rows } = await sql<{
    has: boolean;
  }>`select auth.has_two_factor(${loginId}) as has`.execute(db);
  return rows[0]?.has ?? false;
}
