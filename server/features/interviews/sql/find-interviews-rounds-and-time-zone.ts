import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import type { JobInterviewRound } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Null while sealed: row-level security shows no identity then. */
type Person = { firstName: string | null; lastName: string | null };

export type BookedInterviewOfOrganisationDbRow = Person & {
  id: number;
  startsAt: Date;
  minutes: number;
  jobId: number;
  jobTitle: string;
  roundName: string;
  ref: string;
};

/** What was booked for these hours, in its order; only the member's own panels where `panelOf` is told. */
export async function findBookedInterviewsBetweenTimes(
  db: Db<'staff'>,
  { from, until, panelOf }: { from: Date; until: Date; panelOf: number | null },
): Promise<BookedInterviewOfOrganisationDbRow[]> {
  const { rows } = await sql<BookedInterviewOfOrganisationDbRow>`
    ${chosenInterviews(sql`i.starts_at >= ${from} and i.starts_at < ${until} and i.state <> 'invited'
      and (${panelOf === null}
        or i.id in (select interview_id from core.interview_panel_member
          where member_id = ${panelOf} and left_at is null))`)}
    select ${slot} ${interviews} join core.job j on j.id = i.job_id
    order by i.starts_at, i.id`.execute(db);
  return rows;
}

export type BookedInterviewWithOwnTeamRoleDbRow = BookedInterviewOfOrganisationDbRow & {
  ownRole: JobTeamRole | null;
};

/** The booked interviews on whose panel a member sits, from the one that goes on just now. */
export async function findBookedInterviewsOfPanelMember(
  db: Db<'staff'>,
  { memberId, now, most }: { memberId: number; now: Date; most: number },
): Promise<BookedInterviewWithOwnTeamRoleDbRow[]> {
  const { rows } = await sql<BookedInterviewWithOwnTeamRoleDbRow>`
    ${chosenInterviews(
      sql`i.state = 'booked' and i.ends_at > ${now}
      and i.id = any (array(select interview_id from core.interview_panel_member
        where member_id = ${memberId} and left_at is null))
    order by i.starts_at, i.id limit ${most}`,
    )}
    select ${slot},
      (select m.role from core.job_member m where m.job_id = j.id and m.member_id = ${memberId}) as "ownRole"
    ${interviews} join core.job j on j.id = i.job_id
    order by i.starts_at, i.id`.execute(db);
  return rows;
}

export type JobInterviewDbRow = Person & {
  id: number;
  roundId: number;
  startsAt: Date | null;
  minutes: number;
  state: 'invited' | 'booked' | 'done' | 'no_show';
  version: number;
  applicationId: number;
  ref: string;
  panel: { id: number; name: string }[];
  hasEmailReturned: boolean;
};

export async function findJobInterviews(
  db: Db<'staff'>,
  jobId: number,
): Promise<JobInterviewDbRow[]> {
  const { rows } = await sql<JobInterviewDbRow>`
    ${chosenInterviews(sql`i.job_id = ${jobId}`)}
    select i.id, i.round_id as "roundId", i.starts_at as "startsAt", i.minutes, i.state, i.version,
      i.application_id as "applicationId", a.public_ref as ref, c.first_name as "firstName", c.last_name as "lastName",
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.first_name || ' ' || m.last_name)
           order by m.last_name collate "und-x-icu", m.first_name, m.id), '[]')
         from core.interview_panel_member p join core.member m on m.id = p.member_id
           where p.interview_id = i.id and p.left_at is null) as panel,
      coalesce((select m.failure in ('bounced', 'held') from pii.email_message m
        where m.application_id = i.application_id and m.kind = any (${emailsToCandidates})
          and (m.sent_at is not null or m.failed_at is not null)
        order by m.id desc limit 1), false) as "hasEmailReturned"
    ${interviews} order by i.starts_at, a.public_ref, i.id`.execute(db);
  return rows;
}

/** By which a candidate knows of an interview. */
const emailsToCandidates = [
  'applicant-interview',
  'interview-booked',
  'interview-changed',
  'interview-cancelled',
  'interview-reminder',
];

/** The rounds of a role, with how many were asked to them, have a time, and have been. The same numbers stand on its card. */
export async function findInterviewRounds(
  db: Db<'staff'>,
  { jobId, now }: { jobId: number; now: Date },
): Promise<JobInterviewRound[]> {
  const { rows } = await sql<JobInterviewRound>`
    select r.id, s.name, r.minutes, count(i.id)::int as invited,
      count(*) filter (where i.state <> 'invited')::int as booked,
      count(*) filter (where i.state = 'done' or (i.state = 'booked' and i.ends_at <= ${now}))::int as done,
      (select count(*)::int from core.interview_slot slot where slot.round_id = r.id and slot.interview_id is null
        and slot.withdrawn_at is null and slot.starts_at > ${now}) as free
    from core.interview_round r join core.stage s on s.id = r.stage_id
      left join core.standing_interview i on i.round_id = r.id
    where r.job_id = ${jobId} group by r.id, s.name, r.minutes, s.position order by s.position`.execute(
    db,
  );
  return rows;
}

/** Where people are who do not say where they are. */
export async function findOrganisationTimeZoneForInterviews(db: Db<'staff'>): Promise<string> {
  const { rows } = await sql<{ zone: string }>`
    select coalesce(nullif(tz, ''), 'Europe/London') as zone from core.organisation`.execute(db);
  return rows[0]?.zone ?? 'Europe/London';
}

const slot = sql`i.id, i.starts_at as "startsAt", i.minutes, j.id as "jobId", j.title as "jobTitle",
  i.round_name as "roundName", a.public_ref as ref, c.first_name as "firstName", c.last_name as "lastName"`;

/** Whoever asks has seen the names of all that are chosen: the function that tells them writes it down. */
const chosenInterviews = (where: RawBuilder<unknown>) => sql`
  with chosen as materialized (select i.id, i.application_id from core.standing_interview i where ${where})`;

/** One after the other (`offset 0`): else a planner that takes the tables for empty sets each beside all others. */
const interviews = sql`
  from chosen
  cross join lateral (select found.* from core.standing_interview found where found.id = chosen.id offset 0) i
  join core.application a on a.id = i.application_id
  left join search.show_people(array(select application_id from chosen)) c on c.application_id = a.id`;
