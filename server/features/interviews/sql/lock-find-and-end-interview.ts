import type { InterviewState } from '@evenhand/contract/interviews/interview-states-and-outcomes.ts';
import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** As far as booking, moving and ending it go. */
export type InterviewToChange = {
  id: number;
  jobId: number;
  roundId: number;
  applicationId: number;
  state: InterviewState;
  startsAt: Date | null;
  minutes: number;
  sequence: number | null;
  movesMade: number;
  version: number;
};

export type InterviewOfManagedJob = InterviewToChange & {
  applicationState: ApplicationState;
  roundMinutes: number;
  slotId: number | null;
  /** How long it is to be for this candidate. */
  minutesNeeded: number;
};

/**
 * An interview of a role; locked, it waits for and keeps out every other change. Its application is taken first, as whoever hands
 * in a card, decides or invites does: a panel that changes may open its cards.
 */
export async function lockInterviewOfJob(
  db: Db<'staff'>,
  { jobId, interviewId }: { jobId: number; interviewId: number },
): Promise<InterviewOfManagedJob | undefined> {
  // First the lock, then what was changed while it waited.
  await sql`
    select a.id from core.application a
    where a.id = (select i.application_id from core.interview i where i.id = ${interviewId})
    for no key update`.execute(db);
  await sql`select id from core.interview where id = ${interviewId} for no key update`.execute(db);
  const { rows } = await sql<InterviewOfManagedJob>`
    select i.id, r.job_id as "jobId", i.round_id as "roundId", i.application_id as "applicationId", i.state,
      i.starts_at as "startsAt", coalesce(i.minutes, r.minutes) as minutes, i.sequence, i.moves_made as "movesMade",
      i.version, a.state as "applicationState", r.minutes as "roundMinutes", slot.id as "slotId",
      pii.interview_minutes(i.id) as "minutesNeeded"
    from core.interview i join core.interview_round r on r.id = i.round_id
      join core.application a on a.id = i.application_id
      left join core.interview_slot slot on slot.interview_id = i.id
    where i.id = ${interviewId} and r.job_id = ${jobId}`.execute(db);
  return rows[0];
}

/** How it stands now, for whoever has changed it. */
export async function findInterviewAfterChange(
  db: Db<'staff'>,
  id: number,
): Promise<{
  id: number;
  state: InterviewState;
  slotId: number | null;
  startsAt: Date | null;
  minutes: number;
  sequence: number | null;
  version: number;
}> {
  return db
    .selectFrom('core.interview as i')
    .innerJoin('core.interview_round as r', 'r.id', 'i.round_id')
    .leftJoin('core.interview_slot as slot', 'slot.interview_id', 'i.id')
    .select((eb) => [
      'i.id',
      'i.state',
      'slot.id as slotId',
      'i.starts_at as startsAt',
      eb.fn.coalesce('i.minutes', 'r.minutes').as('minutes'),
      'i.sequence',
      'i.version',
    ])
    .where('i.id', '=', id)
    .$narrowType<{ state: InterviewState }>()
    .executeTakeFirstOrThrow();
}

export async function updateOutcomeOfInterviewRow(
  db: Db<'staff'>,
  given: { id: number; version: number; outcome: InterviewState; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.interview')
    .set({
      state: given.outcome,
      ended_at: given.now,
      ended_by: 'member',
      version: given.version + 1,
    })
    .where('id', '=', given.id)
    .where('version', '=', given.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
