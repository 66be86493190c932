import { LISTED_ITEMS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import {
  AUDIT_TRAIL_PAGE_SIZE,
  AUDIT_TRAIL_PAGES_MAX,
  type AuditTrailQuery,
} from '@evenhand/contract/activity/audit-trail.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { AuditEntryDetails } from '../../../events/audit-entry-definition-types.ts';

/** An entry with what its ids stand for today; texts are empty where nothing is left, or where they are sealed to the reader. */
export type AuditEntryDbRow = {
  id: number;
  at: Date;
  kind: string;
  actorKind: string;
  /** 0 where the reader must not learn which application it was. */
  actorId: number | null;
  actor: string;
  subject: string | null;
  /** What kind of thing the subject is, and the names of it and of its role. */
  aboutWhat: string | null;
  aboutTitle: string;
  aboutRef: string;
  requestId: string | null;
  details: AuditEntryDetails;
};

/** `isBlind`: whoever asks reads answers of an open role, and learns of candidates nothing finer than the day. */
type TrailQuery = AuditTrailQuery & { isBlind: boolean };

/** The newest that fit, one page of them; what candidates did on a day comes in no order where only the day is told. */
export async function findAuditEntries(
  db: Db<'staff'>,
  query: TrailQuery,
): Promise<AuditEntryDbRow[]> {
  const { rows } = await sql<AuditEntryDbRow>`${described(sql`
    select e.org_id, e.id, ${query.isBlind ? byTheDay : sql`e.at`} as at, e.actor_kind, e.actor_id, e.kind, e.subject,
      e.request_id, e.details
    from audit.entry e where ${matching(query)} order by ${orderOf(query)}
    limit ${AUDIT_TRAIL_PAGE_SIZE} offset ${(query.page - 1) * AUDIT_TRAIL_PAGE_SIZE}`)}
    order by ${orderOf(query, sql`e.at`)}`.execute(db);
  return rows;
}

const zone = sql`(select coalesce(nullif(tz, ''), 'UTC') from core.organisation)`;
const byTheDay = sql`case when e.actor_kind = 'candidate'
  then date_trunc('day', e.at at time zone ${zone}) at time zone ${zone} else e.at end`;

function orderOf({ isBlind }: TrailQuery, shown = byTheDay): RawBuilder<unknown> {
  return isBlind
    ? sql`${shown} desc, case when e.actor_kind = 'candidate' then md5('lot ' || e.id) end desc nulls first, e.id desc`
    : sql`e.at desc, e.id desc`;
}

/** Whether the member reads answers of a role that is still open. */
export async function isMemberReviewingAnyJobBlind(db: Db<'staff'>): Promise<boolean> {
  const { rows } = await sql<{ blind: boolean }>`
    select cardinality(search.jobs_read_blind()) > 0 as blind`.execute(db);
  return rows[0]?.blind ?? true;
}

/** Up to as many as can be paged through, and one more. */
export async function countAuditEntries(db: Db<'staff'>, query: TrailQuery): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from (
    select from audit.entry e where ${matching(query)}
    limit ${AUDIT_TRAIL_PAGE_SIZE * AUDIT_TRAIL_PAGES_MAX + 1}) found`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The next entries below an id, for an export that goes through them all. */
export async function findAuditEntriesBelow(
  db: Db<'staff'>,
  query: TrailQuery,
  { below, most }: { below: number; most: number },
): Promise<AuditEntryDbRow[]> {
  const { rows } = await sql<AuditEntryDbRow>`${described(sql`
    select e.* from audit.entry e where e.id < ${below} and ${matching(query)} order by e.id desc
    limit ${most}`)} order by e.id desc`.execute(db);
  return rows;
}

function matching(query: TrailQuery): RawBuilder<unknown> {
  const { from, until, kind, by, person, role } = query;
  const parts = [
    // Who waits for others is not there yet, nor is what they did.
    query.isBlind &&
      sql`(e.actor_kind <> 'candidate' or exists (select from core.application a where a.id = e.actor_id))`,
    from !== '' && sql`e.at >= ${from}::date::timestamp at time zone ${zone}`,
    until !== '' && sql`e.at < (${until}::date + 1)::timestamp at time zone ${zone}`,
    kind !== '' && sql`e.kind = ${kind}`,
    by === 'support' && sql`(e.details ? 'impersonation' or e.actor_kind = 'operator')`,
    person !== '' &&
      sql`((e.actor_kind in ('member', 'stranger') and e.actor_id = ${person})
        or e.subject = 'member ' || ${person}::bigint
        or (e.actor_kind = 'reviewer'
          and e.actor_id in (select l.id from core.reviewer_link l where l.member_id = ${person})))`,
    role !== '' &&
      sql`(e.details @> jsonb_build_object('jobId', ${role}::bigint) or e.subject in (
        select 'job ' || ${role}::bigint union all
        select 'application ' || a.id from core.application a where a.job_id = ${role} union all
        select 'batch ' || b.id from core.review_batch b where b.job_id = ${role} union all
        select 'reviewer link ' || l.id from core.reviewer_link l where l.job_id = ${role}))`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

/**
 * The entries with names to their ids. Of a candidate nothing is told that leads to an application whose name is sealed to
 * the reader: while it is, nobody learns to the second when it came.
 */
function described(entries: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select e.id, e.at, e.kind, e.actor_kind as "actorKind",
    case when own.sealed then 0 else e.actor_id end as "actorId",
    coalesce(case e.actor_kind
      when 'member' then actor.first_name || ' ' || actor.last_name
      when 'stranger' then actor.first_name || ' ' || actor.last_name
      when 'reviewer' then reader.first_name || ' ' || reader.last_name
      when 'candidate' then case when own.sealed then '' else mine.public_ref end end, '') as actor,
    case when own.sealed then null else e.subject end as subject,
    coalesce(job.title, case s.what when 'member' then person.first_name || ' ' || person.last_name end, '')
      as "aboutTitle",
    case when own.sealed then '' else coalesce(application.public_ref, '') end as "aboutRef",
    s.what as "aboutWhat", e.request_id as "requestId", e.details
  from (${entries}) e
    cross join lateral (select substring(e.subject from '^(.*) [0-9]+$') as what,
      substring(e.subject from '([0-9]{1,15})$')::bigint as id) s
    left join core.member actor on actor.id = e.actor_id and e.actor_kind in ('member', 'stranger')
    left join core.reviewer_link link on link.id = e.actor_id and e.actor_kind = 'reviewer'
    left join core.member reader on reader.id = link.member_id
    left join core.application mine on mine.id = e.actor_id and e.actor_kind = 'candidate'
    left join core.application application on application.id = s.id and s.what = 'application'
    left join core.review_batch batch on batch.id = s.id and s.what = 'batch'
    left join core.reviewer_link about_link on about_link.id = s.id and s.what = 'reviewer link'
    left join core.member person on person.id = s.id and s.what = 'member'
    left join core.job job on job.id = case s.what when 'job' then s.id
      else coalesce(application.job_id, batch.job_id, about_link.job_id) end
    cross join lateral (select e.actor_kind = 'candidate' and not exists (
      select from pii.application_identity i where i.application_id = e.actor_id) as sealed) own`;
}

export type ImpersonationDbRow = { id: number; operator: string; reason: string };

/** Who looked through members' eyes, and why. */
export async function findImpersonationRows(
  db: Db<'staff'>,
  ids: number[],
): Promise<ImpersonationDbRow[]> {
  if (ids.length === 0) return [];
  const { rows } =
    await sql<ImpersonationDbRow>`select id, operator, reason from auth.list_impersonations(${ids}::bigint[])`.execute(
      db,
    );
  return rows;
}

/** The newest people and roles, or those of a name; and the ones that are chosen. */
export async function findAuditFilterChoices(
  db: Db<'staff'>,
  {
    search,
    person = 0,
    role: job = 0,
  }: { search: string; person?: number | undefined; role?: number | undefined },
): Promise<{ people: { id: number; name: string }[]; roles: { id: number; title: string }[] }> {
  const sought = search.toLowerCase();
  const people = await sql<{ id: number; name: string }>`
    select id, name from (
      select id, first_name || ' ' || last_name as name, first_name, last_name from core.member
      where strpos(lower(first_name || ' ' || last_name), ${sought}) > 0 or id = ${person}
      order by id = ${person} desc, id desc limit ${LISTED_ITEMS_MAX}) found
    order by last_name collate "und-x-icu", first_name collate "und-x-icu", id`.execute(db);
  const roles = await sql<{ id: number; title: string }>`
    select id, title from (
      select id, title from core.job where strpos(lower(title), ${sought}) > 0 or id = ${job}
      order by id = ${job} desc, id desc limit ${LISTED_ITEMS_MAX}) found
    order by title collate "und-x-icu", id`.execute(db);
  return { people: people.rows, roles: roles.rows };
}

/** How much there is to verify; reading it all may take longer than a request otherwise may. */
export async function countAuditEntriesAndSealsToVerify(
  db: Db<'staff'>,
): Promise<{ entries: number; seals: number; waiting: number }> {
  await sql`set local statement_timeout = '20s'`.execute(db);
  const { rows } = await sql<{ entries: number; seals: number; waiting: number }>`
    select e.n as entries, s.n as seals, greatest(e.n - s.sealed, 0)::integer as waiting
    from (select count(*)::integer as n from audit.entry) e,
      (select count(*)::integer as n, coalesce(sum(cardinality(entry_ids)), 0) as sealed from audit.seal) s`.execute(
    db,
  );
  return rows[0] ?? { entries: 0, seals: 0, waiting: 0 };
}
