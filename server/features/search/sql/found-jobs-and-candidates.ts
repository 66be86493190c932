import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { LISTED_ITEMS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { ActingMember } from '../../../access/visitor-request-context.ts';
import type { JobPhaseDates } from '../../jobs/rules/job-phase-and-job-card-destination.ts';

export type FoundApplicationDbRow = {
  id: number;
  publicRef: string;
  state: ApplicationState;
  submittedAt: Date | null;
  interviewAt: Date | null;
  jobId: number;
  jobTitle: string;
  zone: string;
  /** Null while sealed: row-level security shows no identity then. */
  firstName: string | null;
  lastName: string | null;
  email: string | null;
};

/** Applications of those whose names this member sees, and the one behind a reference whoever it is. */
export async function searchApplicationsInDatabase(
  db: Db<'staff'>,
  { normalised, reference, most }: { normalised: string; reference: string | null; most: number },
): Promise<FoundApplicationDbRow[]> {
  // The reference is looked for role by role, which is what its index is sorted by.
  const { rows } = await sql<FoundApplicationDbRow>`
    ${selectFrom(sql`select id from core.application where state not in ('erased', 'invited') and (
      id = any (array(select application_id from pii.application_identity
        where candidate_id = any (array(select search.find_candidates(${normalised}, ${most})))))
      or id = any (array(select id from core.application
        where job_id = any (array(select id from core.job)) and public_ref = ${reference})))`)}
    ${inVisibleOrder} limit ${most}`.execute(db);
  return rows;
}

export type FoundJobDbRow = JobPhaseDates & { id: number; title: string; team: string | null };

/** Roles whose titles hold every word; those that begin with the first of them lead. */
export async function searchJobsByTitleInDatabase(
  db: Db<'staff'>,
  { words, most }: { words: string[]; most: number },
): Promise<FoundJobDbRow[]> {
  const { rows } = await sql<FoundJobDbRow>`
    ${jobs} where ${sql.join(
      words.map((word) => sql`strpos(' ' || title_normalised, ${asPart(word)}) > 0`),
      sql` and `,
    )}
    order by archived_at is not null, starts_with(title_normalised, ${words[0] ?? ''}) desc,
      title collate "und-x-icu", id desc
    limit ${most}`.execute(db);
  return rows;
}

/** Three letters anywhere, fewer at the beginning of a word: as names are searched. */
function asPart(word: string): string {
  return word.length < 3 ? ` ${word}` : word;
}

export async function countJobsWithSealedNames(db: Db<'staff'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select search.count_sealed_jobs() as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The newest roles the member may open, a draft only if they may write it; whose titles hold the letters in their order. */
export async function findJobsByTitleMemberMayVisit(
  db: Db<'staff'>,
  { member, normalised }: { member: ActingMember; normalised: string },
): Promise<FoundJobDbRow[]> {
  const inOrder = `%${Array.from(normalised.replaceAll(' ', ''), (letter) => letter.replace(/[%_\\]/, '\\$&')).join('%')}%`;
  const mine = sql`id in (select job_id from core.job_member where member_id = ${member.actorId}
    and (role = 'admin' or published_at is not null))`;
  const { rows } = await sql<FoundJobDbRow>`
    ${jobs} where ${member.role === 'ADMIN' ? sql`true` : mine} and title_normalised like ${inOrder}
    order by strpos(title_normalised, ${normalised}) > 0 desc, created_at desc, id desc
    limit ${LISTED_ITEMS_MAX}`.execute(db);
  return rows;
}

export type FoundIdentityDbRow = {
  applicationId: number;
  firstName: string;
  lastName: string;
  email: string;
};

/** Looks in sealed roles too; the database notes the reason and writes the audit entry itself. */
export async function searchIdentitiesWithReasonInDatabase(
  db: Db<'staff'>,
  query: { normalised: string; reason: string; requestId: string; most: number },
): Promise<FoundIdentityDbRow[]> {
  const { rows } = await sql<FoundIdentityDbRow>`
    select application_id as "applicationId", first_name as "firstName", last_name as "lastName", email
    from search.search_identities(${query.normalised}, ${query.reason}, ${query.requestId}, ${query.most})`.execute(
    db,
  );
  return rows;
}

export async function findApplicationsById(
  db: Db<'staff'>,
  ids: number[],
): Promise<FoundApplicationDbRow[]> {
  const { rows } = await sql<FoundApplicationDbRow>`
    ${selectFrom(sql`select id from core.application where id = any (${ids})`)} ${inVisibleOrder}`.execute(
    db,
  );
  return rows;
}

/** Their names are sorted by, so whoever asks has seen them all: also the few for which there is no room. */
const selectFrom = (chosen: RawBuilder<unknown>) => sql`
  with chosen as materialized (${chosen})
  select a.id, a.public_ref as "publicRef", a.state, a.submitted_at as "submittedAt", j.id as "jobId",
    (select min(i.starts_at) from core.interview i where i.application_id = a.id and i.state = 'booked')
      as "interviewAt",
    j.title as "jobTitle", (select coalesce(tz, 'Europe/London') from core.organisation) as zone,
    c.first_name as "firstName", c.last_name as "lastName", c.email
  from chosen join core.application a on a.id = chosen.id join core.job j on j.id = a.job_id
  left join search.show_people(array(select id from chosen)) c on c.application_id = a.id`;

/** By what is shown; among equals by lot, never by who came first. */
const inVisibleOrder: RawBuilder<unknown> = sql`
  order by c.last_name collate "und-x-icu" nulls first, c.first_name collate "und-x-icu", j.title collate "und-x-icu",
    a.public_ref, md5('lot ' || a.id)`;

const jobs = sql`select id, title, team, published_at as "publishedAt", closes_at as "closesAt",
  archived_at as "archivedAt"
  from core.job`;
