import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';

/** Why it was refused, or the impersonation that began; the operator's own session has ended then. */
export async function beginImpersonationInDatabase(
  db: Db<'operator'>,
  visit: { sessionId: number; memberId: number; reason: string; session: string },
): Promise<
  { refused: 'not-found' | 'other-operator' | 'support-off' } | { refused: null; id: number }
> {
  const { rows } = await sql<{ id: number; refused: null } | { refused: 'not-found' }>`
    select impersonation_id as id, refused
    from auth.begin_impersonation(${visit.sessionId}, ${visit.memberId}, ${visit.reason},
      ${hashToken(visit.session)})`.execute(db);
  return rows[0] ?? { refused: 'not-found' };
}

export type EndedImpersonation = {
  orgId: number;
  actorId: number;
  impersonationId: number;
  operatorLoginId: number;
  /** Whether the operator has a session again. */
  restored: boolean;
};

export async function endImpersonationInDatabase(
  db: Db<'public'>,
  { old, fresh }: { old: string; fresh: string },
): Promise<EndedImpersonation | undefined> {
  const { rows } = await sql<EndedImpersonation>`select org_id as "orgId", member_id as "actorId",
      impersonation_id as "impersonationId", operator_login_id as "operatorLoginId", restored
    from auth.end_impersonation(${hashToken(old)}, ${hashToken(fresh)})`.execute(db);
  return rows[0];
}

export async function findImpersonation(
  db: Db<'staff'>,
  id: number,
): Promise<{ operator: string; reason: string; endsAt: Date } | undefined> {
  const { rows } = await sql<{ operator: string; reason: string; endsAt: Date }>`
    select operator, reason, ends_at as "endsAt" from auth.list_impersonations(array[${id}::bigint])`.execute(
    db,
  );
  return rows[0];
}
