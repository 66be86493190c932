import type {
  OrganisationListQuery,
  OperatorOrganisationMember,
  OperatorOrganisation,
} from '@evenhand/contract/operator.ts';
import { sql } from 'kysely';
import type { Db } from '../../access/enter-door.ts';
import { hashToken } from '../../crypto/token.ts';

type Row = OperatorOrganisation & { total: number };

const ORGANISATIONS_A_PAGE = 25;

export async function listOrganisationsForOperator(
  db: Db<'operator'>,
  { search, tier, state, page }: OrganisationListQuery,
): Promise<{ organisations: OperatorOrganisation[]; total: number; pages: number }> {
  const gone = state === '' ? null : state === 'deactivated';
  const rows = await organisations(db, {
    search: search.normalize('NFC').trim(),
    tier: tier === '' ? null : tier,
    gone,
    id: null,
    skipped: (page - 1) * ORGANISATIONS_A_PAGE,
  });
  const total = rows[0]?.total ?? 0;
  return {
    organisations: rows.map(withoutTotal),
    total,
    pages: Math.max(1, Math.ceil(total / ORGANISATIONS_A_PAGE)),
  };
}

export async function findOrganisationForOperator(
  db: Db<'operator'>,
  id: number,
): Promise<OperatorOrganisation | undefined> {
  const [row] = await organisations(db, { search: '', tier: null, gone: null, id, skipped: 0 });
  if (row === undefined) return undefined;
  return withoutTotal(row);
}

function withoutTotal(row: Row): OperatorOrganisation {
  const { total: _, ...organisation } = row;
  return organisation;
}

async function organisations(
  db: Db<'operator'>,
  query: {
    search: string;
    tier: string | null;
    gone: boolean | null;
    id: number | null;
    skipped: number;
  },
): Promise<Row[]> {
  const { rows } = await sql<Row>`select id, slug, name, tier, features, created_at as "createdAt",
      deactivated_at as "deactivatedAt", expires_at as "expiresAt", auto_renews as "autoRenews",
      support_access as "supportAccess", people, open_jobs as "openRoles", total
    from core.list_organisations(${query.search}, ${query.tier}, ${query.gone}::boolean, ${query.id}::bigint,
      ${query.skipped}::integer, ${ORGANISATIONS_A_PAGE}::integer)`.execute(db);
  return rows;
}

/** The people of the organisation that was gone into. */
export async function listMembersForOperator(
  db: Db<'operator'>,
): Promise<OperatorOrganisationMember[]> {
  const { rows } =
    await sql<OperatorOrganisationMember>`select id, first_name || ' ' || last_name as name, email, role,
      deactivated, operator, invited, two_factor as "twoFactor", may_reset_two_factor as "mayResetTwoFactor"
    from auth.list_people()`.execute(db);
  return rows;
}

export type ProductOpinionsRow = {
  from: string;
  until: string;
  answers: number;
  ratings: number[];
  texts: string[];
};

/** Of the months that ended in a year, the oldest first. */
export async function findProductOpinions(
  db: Db<'operator'>,
  year: number,
): Promise<ProductOpinionsRow[]> {
  const { rows } = await sql<ProductOpinionsRow>`
    select first_month as "from", last_month as until, answers, ratings, texts
    from core.list_opinions(${year}::integer)`.execute(db);
  return rows;
}

export type SignUpReasonRow = {
  month: string;
  orgId: number;
  organisation: string;
  reason: string;
};

/** The newest first. */
export async function findSignUpReasons(
  db: Db<'operator'>,
  year: number,
): Promise<SignUpReasonRow[]> {
  const { rows } = await sql<SignUpReasonRow>`
    select month, org_id as "orgId", organisation, reason from core.list_sign_ups(${year}::integer)`.execute(
    db,
  );
  return rows;
}

export async function findFirstOpinionOrSignUpYear(db: Db<'operator'>): Promise<number | null> {
  const { rows } = await sql<{ year: number | null }>`
    select core.first_feedback_year() as year`.execute(db);
  return rows[0]?.year ?? null;
}

/** Why it was refused, or the impersonation that began; the operator's own session has ended then. */
export async function beginImpersonation(
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

export async function endImpersonation(
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
