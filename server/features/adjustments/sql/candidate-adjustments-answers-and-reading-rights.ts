import type {
  AdjustmentOutcome,
  AdjustmentWishKind,
  ExtraTimeFactor,
} from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import { sql } from 'kysely';
import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type AdjustmentDbRow = {
  id: number;
  version: number;
  timeFactorAsked: ExtraTimeFactor;
  wishes: AdjustmentWishKind[];
  words: string;
  /** Plain days in the organisation's zone. */
  askedOn: string;
  answeredOn: string | null;
  answeredBy: string | null;
  outcome: AdjustmentOutcome | null;
  timeFactor: ExtraTimeFactor;
  maySendUntil: Date | null;
  answer: string;
};

/** What a candidate asked for and did not take back, the newest first; nothing for whoever reviews the role. */
export async function findAdjustmentsOfApplication(
  db: Db<'staff'>,
  { applicationId, zone }: { applicationId: number; zone: string },
): Promise<AdjustmentDbRow[]> {
  const { rows } = await sql<AdjustmentDbRow>`
    select d.id, d.version, d.time_factor_asked::float8 as "timeFactorAsked", d.wishes, d.words,
      to_char(d.asked_at at time zone ${zone}, 'YYYY-MM-DD') as "askedOn",
      to_char(d.answered_at at time zone ${zone}, 'YYYY-MM-DD') as "answeredOn",
      m.first_name || ' ' || m.last_name as "answeredBy", d.outcome, d.time_factor::float8 as "timeFactor",
      d.may_send_until as "maySendUntil", d.answer
    from pii.adjustment d left join core.member m on m.id = d.answered_by
    where d.application_id = ${applicationId} and d.taken_back_at is null order by d.id desc`.execute(
    db,
  );
  return rows;
}

export type MemberAndDayOfApplicationEntry = { name: string; on: string };

export async function findWhoEnteredApplication(
  db: Db<'staff'>,
  { applicationId, zone }: { applicationId: number; zone: string },
): Promise<MemberAndDayOfApplicationEntry | undefined> {
  const { rows } = await sql<MemberAndDayOfApplicationEntry>`
    select m.first_name || ' ' || m.last_name as name, to_char(e.entered_at at time zone ${zone}, 'YYYY-MM-DD') as "on"
    from pii.entered_application e join core.member m on m.id = e.member_id
    where e.application_id = ${applicationId}`.execute(db);
  return rows[0];
}

/** Whether the acting member may know of what candidates of the role ask for. */
export async function findWhetherMemberMayReadAdjustments(
  db: Db<'staff'>,
  jobId: number,
): Promise<boolean> {
  return (await callDatabaseFunction(db, 'pii.may_read_adjustments', [jobId])) === true;
}

/** From here on the acting member is never dealt this candidate's answers. */
export async function recordAdjustmentsReadInDatabase(
  db: Db<'staff'>,
  applicationId: number,
): Promise<void> {
  await callDatabaseFunction(db, 'pii.note_adjustments_read', [applicationId]);
}

type Answer = {
  id: number;
  applicationId: number;
  version: number;
  outcome: AdjustmentOutcome;
  timeFactor: ExtraTimeFactor;
  maySendUntil: Date | null;
  words: string;
  memberId: number;
  now: Date;
};

/** Over the version that was read; undefined where it was changed, taken back or answered meanwhile. */
export async function updateAnswerOfAdjustmentRow(
  db: Db<'staff'>,
  { id, applicationId, version, outcome, timeFactor, maySendUntil, words, memberId, now }: Answer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pii.adjustment')
    .set({
      outcome,
      time_factor: String(timeFactor),
      may_send_until: maySendUntil,
      answer: words,
      answered_by: memberId,
      answered_at: now,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .where('version', '=', version)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
