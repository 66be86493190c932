import type { JobListQuery } from '@evenhand/contract/jobs.ts';
import type { HireStatus } from '@evenhand/contract/jobs/job-hire-statuses.ts';
import type { OwnReviewProgress } from '@evenhand/contract/jobs/job-summary.ts';
import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../../access/visitor-request-context.ts';
import { type JobCounterName, jobCounterNames } from '../../../events/job-counter-names.ts';
import { normaliseForSearch } from '../../../text/normalise-for-search.ts';
import { JOB_CARDS_PER_PAGE } from '../rules/page-size-and-page-count-of-job-list.ts';

export type JobCardDbRow = {
  id: number;
  hash: string;
  title: string;
  team: string | null;
  grade: string | null;
  sample: boolean;
  createdAt: Date;
  publishedAt: Date | null;
  closesAt: Date | null;
  archivedAt: Date | null;
  status: HireStatus | null;
  statusWaitingAt: Date | null;
  version: number;
  ownerFirstName: string;
  ownerLastName: string;
  members: { id: number; role: JobTeamRole }[];
  counters: Record<JobCounterName, number>;
  /** Of those in interviews, whose cards are complete and of whom nothing was said yet. */
  interviewed: number;
  lastBatchAt: Date | null;
  ownReviews: OwnReviewProgress | null;
  rounds: { name: string; invited: number; booked: number; done: number }[];
  zone: string;
};

type Seen = Pick<VisitorRequestContext, 'member' | 'now'>;

/**
 * One page of cards with their counters, exact to the last commit: stored plus waiting deltas; and how many cards there are
 * on all pages. In one statement, but for a page past the last one.
 */
export async function findJobCardRows(
  db: Db<'staff'>,
  seen: Seen,
  query: JobListQuery,
): Promise<{ rows: JobCardDbRow[]; total: number }> {
  const wanted = sql`${visible(seen)} and ${matching(query, seen.now)}`;
  const count = sql`(select count(*)::int from core.job where ${wanted})`;
  const { rows } = await sql<JobCardDbRow & { total: number }>`
    ${cards(seen, sql`, ${count} as total`)} where ${wanted}
    order by ${orders[query.sort]}, job.id desc
    limit ${JOB_CARDS_PER_PAGE} offset ${(query.page - 1) * JOB_CARDS_PER_PAGE}`.execute(db);
  if (rows[0] !== undefined) return { rows, total: rows[0].total };
  const counted = await sql<{ total: number }>`select ${count} as total`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findJobCardRow(
  db: Db<'staff'>,
  seen: Seen,
  id: number,
): Promise<JobCardDbRow | undefined> {
  const { rows } =
    await sql<JobCardDbRow>`${cards(seen)} where job.id = ${id} and ${visible(seen)}`.execute(db);
  return rows[0];
}

export async function countJobsByPhase(db: Db<'staff'>, seen: Seen) {
  const tally = (filter: keyof typeof phases) =>
    sql`count(*) filter (where ${phases[filter](seen.now)})::int`;
  const { rows } = await sql<{
    allActive: number;
    draft: number;
    open: number;
    closed: number;
    archived: number;
  }>`
    select ${tally('')} as "allActive", ${tally('draft')} as draft, ${tally('open')} as open,
      ${tally('closed')} as closed, ${tally('archived')} as archived
    from core.job where ${visible(seen)}`.execute(db);
  return rows[0] ?? { allActive: 0, draft: 0, open: 0, closed: 0, archived: 0 };
}

/**
 * Distinct teams and grades of the roles that were published and not yet closed at some moment of the period: of those that
 * a member sees, or of all that are in the organisation's figures.
 */
export async function findTeamsAndGradesOfJobs(
  db: Db<'staff'>,
  of: Seen | 'figures',
  /** Days in the organisation's zone, both included. */
  {
    from = '-infinity',
    until = 'infinity',
  }: { from?: string | undefined; until?: string | undefined },
) {
  const whole = from === '-infinity' && until === 'infinity';
  const start = (day: string, days: number) => sql`((${day}::date + ${days}::int)::timestamp
    at time zone (select coalesce(tz, 'Europe/London') from core.organisation))`;
  const { rows } = await sql<{ teams: string[] | null; grades: string[] | null }>`
    select array_agg(distinct team collate "und-x-icu") filter (where team <> '') as teams,
      array_agg(distinct grade collate "und-x-icu") filter (where grade <> '') as grades
    from core.job where ${of === 'figures' ? sql`not sample` : visible(of)}
      and (${whole} or (published_at < ${start(until, 1)}
        and coalesce(closes_at, 'infinity') >= ${start(from, 0)}))`.execute(db);
  return { teams: rows[0]?.teams ?? [], grades: rows[0]?.grades ?? [] };
}

/** Counted without those who wait for others while this member reads blind. */
const withoutWaiting: readonly JobCounterName[] = ['submitted', 'awaiting_review'];

const stored = (counter: JobCounterName) =>
  `coalesce(stats.${counter}, 0) + coalesce(delta.${counter}, 0)${withoutWaiting.includes(counter) ? ' - coalesce(waiting.n, 0)' : ''}`;

/** The end of an interview is counted here, with its round at hand, where `ends_at` would look the round up once more for each. */
const sumOf = (counter: string) => `sum(n) filter (where counter = '${counter}') as ${counter}`;

const cards = ({ member, now }: Seen, more = sql``) => sql`
  select job.id, job.hash, job.title, job.team, job.grade, job.sample, job.created_at as "createdAt",
    job.published_at as "publishedAt", job.closes_at as "closesAt", job.archived_at as "archivedAt",
    job.status, job.status_waiting_at as "statusWaitingAt", job.version,
    owner.first_name as "ownerFirstName", owner.last_name as "ownerLastName",
    (select coalesce(jsonb_agg(jsonb_build_object('id', m.member_id, 'role', m.role) order by m.member_id), '[]')
       from core.job_member m where m.job_id = job.id) as members,
    jsonb_build_object(${sql.raw(jobCounterNames.map((counter) => `'${counter}', ${stored(counter)}`).join(', '))})
      as counters,
    (select count(distinct done.application_id)::int from core.interviewed_application done
       where done.job_id = job.id) as interviewed,
    greatest(stats.last_batch_at, delta.last_batch_at) as "lastBatchAt",
    (select jsonb_build_object('total', count(*), 'scored', count(review.stars))
       from core.reviewer_link link
       join blind.review_session session on session.link_id = link.id and session.ready and not session.finished
       join core.review on review.link_id = link.id and review.batch_id = session.batch_id
       where link.job_id = job.id and link.member_id = ${member.actorId} having count(*) > 0) as "ownReviews",
    (select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'invited', r.invited, 'booked', r.booked,
         'done', r.done) order by r.position), '[]')
       from (select stage.position, stage.name, count(i.id) as invited,
           count(*) filter (where i.state <> 'invited') as booked,
           count(*) filter (where i.state = 'done' or (i.state = 'booked'
             and i.starts_at + make_interval(mins => coalesce(i.own_minutes, round.minutes)) <= ${now})) as done
         from core.interview_round round join core.stage on stage.id = round.stage_id
           left join core.standing_interview i on i.round_id = round.id
         where round.job_id = job.id group by round.id, stage.position, stage.name) r) as rounds,
    (select coalesce(tz, 'Europe/London') from core.organisation) as zone${more}
  from core.job
  join core.member owner on owner.id = job.owner_id
  left join core.job_stats stats on stats.job_id = job.id
  left join lateral (
    select ${sql.raw(jobCounterNames.map(sumOf).join(', '))},
      max(at) filter (where counter = 'reviews_total' and n > 0) as last_batch_at
    from core.job_delta where job_delta.job_id = job.id) delta on true
  left join (
    select job_id, count(*)::int as n from search.waiting_submissions((select search.jobs_read_blind()))
    group by job_id) waiting on waiting.job_id = job.id`;

/** Admins see every role of their organisation, others those they have a part in. */
function visible({ member }: Seen): RawBuilder<unknown> {
  if (member.role === 'ADMIN') return sql`true`;
  return sql`job.id in (select job_id from core.job_member where member_id = ${member.actorId})`;
}

const phases = {
  '': () => sql`archived_at is null`,
  draft: () => sql`archived_at is null and published_at is null`,
  open: (now: Date) =>
    sql`archived_at is null and published_at is not null and coalesce(closes_at, 'infinity') > ${now}`,
  closed: (now: Date) =>
    sql`archived_at is null and published_at is not null and closes_at <= ${now}`,
  archived: () => sql`archived_at is not null`,
};

function matching(
  { filter, search, team = [], grade = [] }: JobListQuery,
  now: Date,
): RawBuilder<unknown> {
  const normalised = normaliseForSearch(search);
  return sql.join(
    [
      phases[filter](now),
      ...(normalised === '' ? [] : [sql`strpos(title_normalised, ${normalised}) > 0`]),
      ...(team.length === 0 ? [] : [sql`team = any (${team})`]),
      ...(grade.length === 0 ? [] : [sql`grade = any (${grade})`]),
    ],
    sql` and `,
  );
}

const orders = {
  dateDesc: sql`job.created_at desc`,
  dateAsc: sql`job.created_at`,
  nameAsc: sql`job.title collate "und-x-icu"`,
  nameDesc: sql`job.title collate "und-x-icu" desc`,
  closesDesc: sql`job.closes_at desc nulls last`,
  closesAsc: sql`job.closes_at nulls last`,
} satisfies Record<JobListQuery['sort'], RawBuilder<unknown>>;
