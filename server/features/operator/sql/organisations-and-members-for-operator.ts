import type {
  OrganisationListQuery,
  OperatorOrganisationMember,
  OperatorOrganisation,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type Row = OperatorOrganisation & { total: number };

const ORGANISATIONS_A_PAGE = 25;

export async function findOrganisationsForOperator(
  db: Db<'operator'>,
  { search, tier, state, page }: Omit<OrganisationListQuery, 'cell'>,
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
  const { rows } = await sql<
    Omit<Row, 'move'> & { movesTo: string | null; movesSince: Date | null }
  >`select o.id, o.slug, o.name, o.tier, o.features, o.created_at as "createdAt",
      deactivated_at as "deactivatedAt", expires_at as "expiresAt", auto_renews as "autoRenews",
      support_access as "supportAccess", people, open_jobs as "openRoles", total, m.cell as "movesTo",
      m.since as "movesSince"
    from core.list_organisations(${query.search}, ${query.tier}, ${query.gone}::boolean, ${query.id}::bigint,
      ${query.skipped}::integer, ${ORGANISATIONS_A_PAGE}::integer) o
      left join auth.moves_under_way() m on m.org_id = o.id order by o.created_at desc, o.id desc`.execute(
    db,
  );
  return rows.map(({ movesTo, movesSince, ...row }) => ({
    ...row,
    move: movesTo === null || movesSince === null ? null : { cell: movesTo, since: movesSince },
  }));
}

/** The people of the organisation that was gone into. */
export async function findMembersForOperatorInDatabase(
  db: Db<'operator'>,
): Promise<OperatorOrganisationMember[]> {
  const { rows } =
    await sql<OperatorOrganisationMember>`select id, first_name || ' ' || last_name as name, email, role,
      deactivated, operator, invited, two_factor as "twoFactor", may_reset_two_factor as "mayResetTwoFactor"
    from auth.list_people()`.execute(db);
  return rows;
}
