import type { EmailState } from '@evenhand/contract/emails/email-states.ts';
import {
  type ApplicationState,
  type CandidateStageGroupKey,
  findOnlyApplicationStateOfStageGroup,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import {
  type findCandidateEndpoint,
  CANDIDATES_PAGE_SIZE,
} from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type CandidateEmailDbRow = {
  id: number;
  kind: string;
  state: EmailState;
  sendAt: Date;
  tries: number;
};

export type ManagedApplicationDbRow = {
  id: number;
  ref: string;
  state: ApplicationState;
  submittedOn: string | null;
  scored: number;
  expected: number;
  /** Null while sealed: row-level security shows no identity then. */
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  rejectionMail: (Omit<CandidateEmailDbRow, 'sendAt'> & { sendAt: string }) | null;
};

type CandidatePage = {
  group: CandidateStageGroupKey;
  page: number;
  /** Those to leave in; everybody unless told. */
  among?: readonly number[] | undefined;
  isNameless?: boolean;
};

/** One page in an order that tells nothing: neither when somebody applied nor what they are called. */
export async function findManagedApplications(
  db: Db<'staff'>,
  jobId: number,
  { group, page, among, isNameless = false }: CandidatePage,
): Promise<ManagedApplicationDbRow[]> {
  const left = among === undefined ? sql`` : sql`and id = any (${among}::bigint[])`;
  const chosen = sql`
    select id from core.application where job_id = ${jobId} and ${isInStageGroupCondition(group)} ${left}
    order by ${shuffleKeyExpression(sql`id`)}
    limit ${CANDIDATES_PAGE_SIZE} offset ${(page - 1) * CANDIDATES_PAGE_SIZE}`;
  const { rows } = await sql<ManagedApplicationDbRow>`
    ${selectFrom(chosen, isNameless ? noNames : shownNames)}
    order by ${shuffleKeyExpression(sql`a.id`)}`.execute(db);
  return rows;
}

export async function countManagedApplications(
  db: Db<'staff'>,
  jobId: number,
  group: CandidateStageGroupKey,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from core.application
    where job_id = ${jobId} and ${isInStageGroupCondition(group)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findApplicationOfManagedJob(
  db: Db<'staff'>,
  { id, jobId }: { id: number; jobId: number },
): Promise<ManagedApplicationDbRow | undefined> {
  const { rows } = await sql<ManagedApplicationDbRow>`
    ${selectFrom(sql`
      select id from core.application
      where id = ${id} and job_id = ${jobId} and state not in ('erased', 'invited')`)}`.execute(db);
  return rows[0];
}

export async function findApplicationStates(
  db: Db<'staff'>,
  { jobId, ids }: { jobId: number; ids: number[] },
): Promise<{ id: number; state: ApplicationState }[]> {
  return db
    .selectFrom('core.application')
    .select(['id', 'state'])
    .where('job_id', '=', jobId)
    .where('id', 'in', ids)
    .where('state', '<>', 'erased')
    .execute();
}

/** The first of the chosen ones of a role, by their references. */
export async function findChosenApplications(
  db: Db<'staff'>,
  { jobId, ids, most }: { jobId: number; ids: readonly number[]; most: number },
): Promise<Pick<ManagedApplicationDbRow, 'id' | 'ref' | 'firstName' | 'lastName' | 'email'>[]> {
  const { rows } = await sql<ManagedApplicationDbRow>`
    ${selectFrom(sql`
      select id from core.application where job_id = ${jobId} and id = any (${ids}::bigint[]) and state <> 'erased'
      order by public_ref limit ${most}`)} order by a.public_ref`.execute(db);
  return rows;
}

export async function findCandidateEmails(
  db: Db<'staff'>,
  applicationId: number,
): Promise<CandidateEmailDbRow[]> {
  const { rows } = await sql<CandidateEmailDbRow>`
    select id, kind, ${emailState} as state, ${emailMoment} as "sendAt", ${emailAttempts} as tries
    from pii.email_message m where application_id = ${applicationId} order by id desc`.execute(db);
  return rows;
}

type Step = ResponseOf<typeof findCandidateEndpoint>['history'][number];
export type ApplicationHistoryDbRow = { at: Date; on: string; by: string } & Pick<
  Step,
  'from' | 'to'
>;

/** What people did with an application, the newest first. */
export async function findApplicationHistory(
  db: Db<'staff'>,
  { id, zone }: { id: number; zone: string },
): Promise<ApplicationHistoryDbRow[]> {
  const { rows } = await sql<ApplicationHistoryDbRow>`
    with happened as (
      select at, member_id, from_state as "from", to_state as "to" from core.decision where application_id = ${id}
      union all
      select at, member_id, 'sealed', 'opened' from core.identity_opening where application_id = ${id}
      union all
      select distinct b.sent_at, b.sent_by, 'submitted', 'in_review' from core.review r
        join core.review_batch b on b.id = r.batch_id where r.application_id = ${id}
      union all
      select submitted_at, null, 'started', 'submitted' from core.application
      where id = ${id} and submitted_at is not null
      union all
      select interest_at, null, 'nothing', 'quick_applied' from core.application
      where id = ${id} and interest_at is not null
      union all
      select withdrawn_at, null, case when submitted_at is null then 'started' else 'submitted' end, 'withdrawn'
        from core.application where id = ${id} and withdrawn_at is not null)
    select h.at, to_char(h.at at time zone ${zone}, 'YYYY-MM-DD') as "on",
      coalesce(m.first_name || ' ' || m.last_name, 'Candidate') as by, h.from, h.to
    from happened h left join core.member m on m.id = h.member_id order by h.at desc`.execute(db);
  return rows;
}

const emailState =
  sql.raw(`case when m.sent_at is not null then 'sent' when m.cancelled_at is not null then 'cancelled'
  when m.failure in ('bounced', 'held') then 'bounced' when m.failed_at is not null then 'failed' else 'queued' end`);
const emailMoment = sql.raw('coalesce(m.sent_at, m.cancelled_at, m.failed_at, m.send_at)');
const emailAttempts = sql.raw(
  'case when coalesce(m.sent_at, m.cancelled_at, m.failed_at) is null then m.attempts else 0 end',
);

/** Whoever asks has seen the names of all that are chosen: the function that tells them writes it down. */
const selectFrom = (chosen: RawBuilder<unknown>, names = shownNames) => sql`
  with chosen as materialized (${chosen})
  select a.id, a.public_ref as ref, a.state, a.reviews_scored as scored, a.reviews_expected as expected,
    to_char(a.submitted_at at time zone (select coalesce(tz, 'Europe/London') from core.organisation), 'YYYY-MM-DD')
      as "submittedOn",
    c.first_name as "firstName", c.last_name as "lastName", c.email,
    (select jsonb_build_object('id', m.id, 'kind', m.kind, 'state', ${emailState}, 'sendAt', ${emailMoment},
      'tries', ${emailAttempts})
       from pii.email_message m where m.application_id = a.id and m.kind = 'applicant-rejection'
         order by m.id desc limit 1) as "rejectionMail"
  from chosen join core.application a on a.id = chosen.id
  left join ${names} c on c.application_id = a.id`;

const shownNames = sql`search.show_people(array(select id from chosen))`;
const noNames = sql`search.show_people('{}')`;

/** Declined invitations alone are withdrawn without a submission or an interest. */
const isCandidate = sql`not (state = 'withdrawn' and submitted_at is null and interest_at is null
  and invited_at is not null)`;

export function isInStageGroupCondition(group: CandidateStageGroupKey): RawBuilder<unknown> {
  const state = findOnlyApplicationStateOfStageGroup(group);
  // Invited people are no candidates yet, and counting them would tell who of a list had applied before.
  return state === null
    ? sql`state not in ('erased', 'invited') and ${isCandidate}`
    : sql`state = ${state}`;
}

/** A number drawn by the id alone, the same on every page and every visit. */
export function shuffleKeyExpression(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`md5('lot ' || ${id})`;
}
