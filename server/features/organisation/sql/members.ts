import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
import type { MemberListQuery } from '@evenhand/contract/organisation/organisation-members.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type NewOrganisationMember = {
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string | null;
  role: MemberRole;
};

/** Undefined when somebody of the organisation has the address. */
export async function insertMemberRow(
  db: Db<'staff'>,
  member: NewOrganisationMember,
): Promise<number | undefined> {
  const row = await db
    .insertInto('core.member')
    .values({
      first_name: member.firstName,
      last_name: member.lastName,
      email: member.email,
      job_title: member.jobTitle,
      role: member.role,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export type OrganisationMemberDbRow = {
  id: number;
  email: string;
  role: MemberRole;
  deactivatedAt: Date | null;
  photoVersion: number | null;
  totpRequired: boolean;
};

export function findMember(
  db: Db<'staff'>,
  which: { id: number } | { email: string },
): Promise<OrganisationMemberDbRow | undefined> {
  const member = db
    .selectFrom('core.member')
    .select([
      'id',
      'email',
      'role',
      'deactivated_at as deactivatedAt',
      'photo_version as photoVersion',
      'totp_required as totpRequired',
    ]);
  return 'id' in which
    ? member.where('id', '=', which.id).executeTakeFirst()
    : member.where('email', '=', which.email).executeTakeFirst();
}

/** Changes of who is an admin, and of who is there at all, wait for each other until the transaction ends. */
export async function lockMemberRoles(db: Db<'staff'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('roles', core.current_org()))`.execute(
    db,
  );
}

/** Who can log in: an invited admin who never came could let nobody in. */
export async function countAdminsWithLogin(
  db: Db<'staff'>,
  { except = 0 }: { except?: number } = {},
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (${everybody}) everybody
    where ${filters.admins} and "hasEntered" and id <> ${except}`.execute(db);
  return rows[0]?.n ?? 0;
}

export type MemberColumnChanges = {
  first_name?: string;
  last_name?: string;
  job_title?: string | null;
  photo_version?: number | null;
  shortcuts?: boolean;
  totp_required?: boolean;
  role?: MemberRole;
  deactivated_at?: Date | null;
};

export async function updateMemberRow(
  db: Db<'staff'>,
  id: number,
  changes: MemberColumnChanges,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('core.member').set(changes).where('id', '=', id).execute();
}

export type ListedOrganisationMember = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string | null;
  photoVersion: number | null;
  role: MemberRole;
  totpRequired: boolean;
  invitedAt: Date;
  isDeactivated: boolean;
  jobRoles: number;
  hasEntered: boolean;
  hasTwoFactor: boolean;
  lastActiveAt: Date | null;
};

export const MEMBERS_PER_PAGE = 25;

/** One page of people; who has left comes last. */
export async function findListedMembers(
  db: Db<'staff'>,
  query: MemberListQuery,
): Promise<ListedOrganisationMember[]> {
  const { rows } = await sql<ListedOrganisationMember>`
    with page as (
      select * from (${everybody}) everybody where ${matching(query)}
      order by "isDeactivated", "lastName" collate "und-x-icu", "firstName" collate "und-x-icu", id
      limit ${MEMBERS_PER_PAGE} offset ${(query.page - 1) * MEMBERS_PER_PAGE})
    select page.*, (select count(*)::int from core.job_member part join core.job on job.id = part.job_id
      where part.member_id = page.id and job.archived_at is null) as "jobRoles" from page`.execute(
    db,
  );
  return rows;
}

export async function countListedMembers(
  db: Db<'staff'>,
  query: MemberListQuery,
): Promise<{ total: number; all: number; admins: number; invited: number; deactivated: number }> {
  const { rows } = await sql<Awaited<ReturnType<typeof countListedMembers>>>`
    select count(*) filter (where ${matching(query)})::int as total, count(*)::int as all,
      count(*) filter (where ${filters.admins})::int as admins,
      count(*) filter (where ${filters.invited})::int as invited,
      count(*) filter (where "isDeactivated")::int as deactivated
    from (${everybody}) everybody`.execute(db);
  // A count without groups is one row.
  return rows[0] as Awaited<ReturnType<typeof countListedMembers>>;
}

const everybody = sql`
  select m.id, m.first_name as "firstName", m.last_name as "lastName", m.email, m.job_title as "jobTitle",
    m.photo_version as "photoVersion", m.role, m.totp_required as "totpRequired", m.created_at as "invitedAt",
    m.deactivated_at is not null as "isDeactivated",
    coalesce(l.has_entered or l.seen_at is not null, false) as "hasEntered",
    coalesce(l.totp_confirmed, false) as "hasTwoFactor", l.seen_at as "lastActiveAt"
  from core.member m left join auth.list_logins(array(select id from core.member)) l on l.member_id = m.id`;

const filters = {
  '': sql`true`,
  admins: sql`role = 'ADMIN' and not "isDeactivated"`,
  invited: sql`not "hasEntered" and not "isDeactivated"`,
  deactivated: sql`"isDeactivated"`,
} as const;

/** Every word of the search stands somewhere in the name or the address. */
function matching({ search, filter }: MemberListQuery): RawBuilder<unknown> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.map(
    (word) =>
      sql`strpos(lower("firstName" || ' ' || "lastName" || ' ' || email || ' ' || coalesce("jobTitle", '')),
        ${word}) > 0`,
  );
  return sql.join([filters[filter], ...found], sql` and `);
}

export async function findAdminMembers(db: Db<'staff'>) {
  return db
    .selectFrom('core.member')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'job_title as jobTitle',
      'photo_version as photoVersion',
    ])
    .where('role', '=', 'ADMIN')
    .where('deactivated_at', 'is', null)
    .orderBy('last_name')
    .orderBy('id')
    .execute();
}
