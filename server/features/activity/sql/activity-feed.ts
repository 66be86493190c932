import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { ActingMember } from '../../../access/visitor-request-context.ts';
import type { EventKind } from '../../../events/event-kind-catalogue-and-broadcast-event-type.ts';

/** All of one kind that one person did in one role on one day. */
export type ActivityFeedDbRow = {
  kind: EventKind;
  jobId: number | null;
  actorId: number | null;
  day: string;
  /** The last of them, or the beginning of the day where nothing finer is told. */
  at: Date;
  isTimed: boolean;
  n: number;
  subjectId: number | null;
  who: string | null;
  role: string | null;
  phase: 'draft' | 'published' | 'archived' | null;
  ownRole: JobTeamRole | null;
  /** The name where the reader may see it, else the reference. */
  candidate: string | null;
  member: string | null;
};

export type ActivityFeedEventKindsByAudience = {
  team: EventKind[];
  managers: EventKind[];
  admins: EventKind[];
  byDay: EventKind[];
  onApplications: EventKind[];
  onMembers: EventKind[];
};

/** An e-mail to chosen candidates that was taken back was written to nobody, but for those it had left to. */
const hasLeftOrWill = sql`not exists (
  select from core.email_round_event written join core.email_round r on r.id = written.round_id
  where written.event_id = e.id and r.cancelled_at is not null and not exists (
    select from pii.email_message m where m.event_id = e.id and m.cancelled_at is null))`;

/**
 * The lines of a page, of whole days. What is told by the day has no other order in it than that of kinds and roles: neither
 * the times nor the numbers of its events leave the database. Whoever founds an organisation adds nobody,
 * and what happens in a sample role happens to nobody.
 */
export async function findActivityFeed(
  db: Db<'staff'>,
  query: {
    member: ActingMember;
    kinds: ActivityFeedEventKindsByAudience;
    now: Date;
    days: number;
    limit: number;
    offset: number;
  },
): Promise<ActivityFeedDbRow[]> {
  const { member, kinds } = query;
  const isAdmin = member.role === 'ADMIN';
  const { rows } = await sql<ActivityFeedDbRow>`
    with place as (
      select tz, ((${query.now}::timestamptz at time zone tz)::date - ${query.days}::int)::timestamp at time zone tz
        as since
      from (select coalesce(nullif(tz, ''), 'Europe/London') as tz from core.organisation) o),
    line as (
      select e.kind, e.job_id,
        case e.actor_kind when 'member' then e.actor_id when 'reviewer' then link.member_id end as actor_id,
        (e.at at time zone place.tz)::date as day, max(e.at) as last_at, count(distinct e.subject_id)::int as n,
        min(e.subject_id) as subject_id
      from core.event e cross join place
        left join core.reviewer_link link on e.actor_kind = 'reviewer' and link.id = e.actor_id
        left join core.job_member part on part.job_id = e.job_id and part.member_id = ${member.actorId}
      where e.at >= (select since from place)
        and coalesce(e.job_id <> all (array(select id from core.job where sample)), true)
        and (e.kind <> 'application-mailed' or ${hasLeftOrWill}) and (
        e.kind = any (${kinds.team}) and (${isAdmin} or part.role is not null)
        or e.kind = any (${kinds.managers}) and (${isAdmin} or part.role = 'admin')
        or e.kind = any (${kinds.admins}) and ${isAdmin}
          and not (e.kind = any (${kinds.onMembers}) and e.subject_id = e.actor_id))
      group by 1, 2, 3, 4),
    page as (
      select line.*, kind <> all (${kinds.byDay}) as is_timed,
        case when kind = any (${kinds.byDay}) then day::timestamp at time zone place.tz else last_at end as at
      from line cross join place
      order by day desc, is_timed, at desc, kind, job_id, actor_id
      limit ${query.limit} offset ${query.offset}),
    shown as materialized (
      select a.id, a.public_ref from core.application a
      where a.state <> 'erased' and a.id = any (array(
        select subject_id from page where n = 1 and kind = any (${kinds.onApplications})))),
    person as materialized (select * from search.show_people(array(select id from shown)))
    select p.kind, p.job_id as "jobId", p.actor_id as "actorId", p.day::text, p.at, p.is_timed as "isTimed", p.n,
      p.subject_id as "subjectId", actor.first_name || ' ' || actor.last_name as who, job.title as role,
      case when job.archived_at is not null then 'archived' when job.published_at is not null then 'published'
        when job.id is not null then 'draft' end as phase, own.role as "ownRole",
      coalesce(person.first_name || ' ' || person.last_name, application.public_ref) as candidate,
      colleague.first_name || ' ' || colleague.last_name as member
    from page p
      left join core.member actor on actor.id = p.actor_id
      left join core.job on job.id = p.job_id
      left join core.job_member own on own.job_id = p.job_id and own.member_id = ${member.actorId}
      left join shown application on application.id = p.subject_id and p.n = 1
        and p.kind = any (${kinds.onApplications})
      left join person on person.application_id = application.id
      left join core.member colleague on colleague.id = p.subject_id and p.n = 1 and p.kind = any (${kinds.onMembers})
    order by p.day desc, p.is_timed, p.at desc, p.kind, p.job_id, p.actor_id`.execute(db);
  return rows;
}
