import type { InterviewMode } from '@evenhand/contract/interviews/interview-round-settings-endpoints.ts';
import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type PanelMember = { id: number; firstName: string; email: string };

export type InterviewEmailFacts = {
  interviewId: number;
  applicationId: number;
  /** Whether something newer was told of it since. */
  isStale: boolean;
  isEnded: boolean;
  what: 'booked' | 'changed' | 'cancelled' | 'reminder';
  sequence: number;
  startsAt: Date;
  minutes: number;
  toldAt: Date;
  tellsCandidate: boolean;
  tellsCandidateAt: Date | null;
  /** Null once they were erased. */
  candidate: { firstName: string; email: string; serial: number } | null;
  applicationState: ApplicationState;
  reference: string;
  jobId: number;
  jobTitle: string;
  employer: string;
  zone: string;
  roundName: string;
  mode: InterviewMode;
  place: string;
  room: { name: string; accessNotes: string } | null;
  panel: PanelMember[];
  dropped: PanelMember[];
};

/** What an event told of an interview, and whom; nothing of a sample role, behind which there is nobody. */
export async function findInterviewEmailFacts(
  db: Db<'system'>,
  eventId: number,
): Promise<InterviewEmailFacts | undefined> {
  const { rows } = await sql<InterviewEmailFacts>`
    select i.id as "interviewId", i.application_id as "applicationId", n.what, n.sequence, n.starts_at as "startsAt",
      n.minutes, n.told_at as "toldAt", n.tells_candidate as "tellsCandidate",
      n.tells_candidate_at as "tellsCandidateAt", coalesce(i.sequence > n.sequence, false) as "isStale",
      i.state <> 'booked' as "isEnded",
      case when c.id is not null then jsonb_build_object('firstName', c.first_name, 'email', c.email,
        'serial', identity.link_serial) end as candidate,
      a.state as "applicationState", a.public_ref as reference, j.id as "jobId", j.title as "jobTitle",
      o.name as employer, coalesce(o.tz, 'Europe/London') as zone, s.name as "roundName", r.mode, r.place,
      (select jsonb_build_object('name', room.name, 'accessNotes', room.access_notes)
        from core.interview_slot slot join core.interview_room room on room.id = slot.room_id
        where slot.id = coalesce((select own.id from core.interview_slot own where own.interview_id = i.id),
          i.left_slot_id)) as room,
      (${members(sql`n.panel`)}) as panel, (${members(sql`n.dropped`)}) as dropped
    from core.interview_notice n join core.interview i on i.id = n.interview_id
      join core.interview_round r on r.id = i.round_id join core.stage s on s.id = r.stage_id
      join core.application a on a.id = i.application_id join core.job j on j.id = a.job_id
      cross join core.organisation o
      left join pii.application_identity identity on identity.application_id = a.id
      left join pii.candidate c on c.id = identity.candidate_id
    where n.event_id = ${eventId} and not j.sample`.execute(db);
  return rows[0];
}

/** Whoever cannot log in any more is written to no more. */
const members = (ids: ReturnType<typeof sql>) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'firstName', m.first_name, 'email', m.email) order by m.id),
    '[]') from core.member m where m.id = any (${ids}) and m.deactivated_at is null`;
