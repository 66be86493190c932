import type { InterviewMode } from '@evenhand/contract/interviews/interview-round-settings-endpoints.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type InterviewRoundSettingsDbRow = {
  id: number;
  name: string;
  minutes: number;
  mode: InterviewMode;
  place: string;
  instructions: string;
  noticeHours: number;
  freezeHours: number;
  moves: number;
  washUpMinutes: number;
  showsAnswers: boolean;
  version: number;
  panel: { id: number; name: string; isActive: boolean }[];
};

export async function findInterviewRoundSettings(
  db: Db<'staff'>,
  { jobId, roundId }: { jobId: number; roundId: number },
): Promise<InterviewRoundSettingsDbRow | undefined> {
  const { rows } = await sql<InterviewRoundSettingsDbRow>`
    select r.id, s.name, r.minutes, r.mode, r.place, r.instructions, r.notice_hours as "noticeHours",
      r.freeze_hours as "freezeHours", r.moves, r.wash_up_minutes as "washUpMinutes",
      r.shows_answers as "showsAnswers", r.version,
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.first_name || ' ' || m.last_name,
          'isActive', m.deactivated_at is null) order by m.last_name collate "und-x-icu", m.first_name, m.id), '[]')
        from core.interview_round_member p join core.member m on m.id = p.member_id
        where p.round_id = r.id) as panel
    from core.interview_round r join core.stage s on s.id = r.stage_id
    where r.id = ${roundId} and r.job_id = ${jobId}`.execute(db);
  return rows[0];
}

type Settings = Omit<InterviewRoundSettingsDbRow, 'id' | 'name' | 'minutes' | 'panel'> & {
  roundId: number;
};

/** Over the version it was written on; false where that is gone. */
export async function updateSettingsOfInterviewRoundRow(
  db: Db<'staff'>,
  given: Settings,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.interview_round')
    .set({
      mode: given.mode,
      place: given.place,
      instructions: given.instructions,
      notice_hours: given.noticeHours,
      freeze_hours: given.freezeHours,
      moves: given.moves,
      wash_up_minutes: given.washUpMinutes,
      shows_answers: given.showsAnswers,
      version: given.version + 1,
    })
    .where('id', '=', given.roundId)
    .where('version', '=', given.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceInterviewRoundPanelRows(
  db: Db<'staff'>,
  { roundId, panel }: { roundId: number; panel: readonly number[] },
): Promise<void> {
  await db.deleteFrom('core.interview_round_member').where('round_id', '=', roundId).execute();
  await db
    .insertInto('core.interview_round_member')
    .values(panel.map((member) => ({ round_id: roundId, member_id: member })))
    .execute();
}

/** Of those to come; by application, as whoever changes several of them locks them. */
export async function listBookedInterviewsOfRound(
  db: Db<'staff'>,
  { roundId, now }: { roundId: number; now: Date },
): Promise<number[]> {
  const rows = await db
    .selectFrom('core.interview')
    .select('id')
    .where('round_id', '=', roundId)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .orderBy('application_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of them who may log in. */
export async function findActivePanelMembers(
  db: Db<'staff'>,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('core.member')
    .select('id')
    .where('id', 'in', ids)
    .where('deactivated_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
