import type { InterviewMode } from '@evenhand/contract/interviews/interview-round-settings-endpoints.ts';
import type { InterviewState } from '@evenhand/contract/interviews/interview-states-and-outcomes.ts';
import type { Expression, ExpressionBuilder } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import {
  makeReusableStatement,
  type ReusableStatementParameters,
} from '../../../access/make-reusable-statement.ts';
import type { DoorDatabases } from '../../../db/door-databases.generated.ts';

export type InterviewOfOwnApplication = {
  id: number;
  jobId: number;
  roundId: number;
  applicationId: number;
  name: string;
  state: InterviewState;
  startsAt: Date | null;
  minutes: number;
  roundMinutes: number;
  sequence: number | null;
  movesMade: number;
  version: number;
  dueOn: string | null;
  endedBy: string | null;
  mode: InterviewMode;
  place: string;
  instructions: string;
  noticeHours: number;
  freezeHours: number;
  moves: number;
  slotId: number | null;
  roomName: string | null;
  accessNotes: string | null;
};

/** The interviews of the acting candidate, in the order of the plan. */
export function findInterviewsOfOwnApplication(
  db: Db<'candidate'>,
): Promise<InterviewOfOwnApplication[]> {
  return selectInterviews(db, {});
}

const selectInterviews = makeReusableStatement((db: Db<'candidate'>) =>
  db
    .selectFrom('core.interview as i')
    .innerJoin('core.interview_round as r', 'r.id', 'i.round_id')
    .innerJoin('core.stage as s', 's.id', 'r.stage_id')
    .leftJoin('core.interview_slot as slot', 'slot.interview_id', 'i.id')
    .leftJoin('core.interview_room as room', 'room.id', 'slot.room_id')
    .select((eb) => [
      'i.id',
      'r.job_id as jobId',
      'i.round_id as roundId',
      'i.application_id as applicationId',
      's.name',
      'i.state',
      'i.starts_at as startsAt',
      eb.fn.coalesce('i.minutes', 'r.minutes').as('minutes'),
      'r.minutes as roundMinutes',
      'i.sequence',
      'i.moves_made as movesMade',
      'i.version',
      eb.cast<string | null>('i.due_on', 'text').as('dueOn'),
      'i.ended_by as endedBy',
      'r.mode',
      'r.place',
      'r.instructions',
      'r.notice_hours as noticeHours',
      'r.freeze_hours as freezeHours',
      'r.moves',
      'slot.id as slotId',
      'room.name as roomName',
      'room.access_notes as accessNotes',
    ])
    .orderBy('s.position')
    // The table has no other states and modes.
    .$narrowType<{ state: InterviewState; mode: InterviewMode }>(),
);

export type FreeInterviewSlotOfRound = {
  id: number;
  roundId: number;
  startsAt: Date;
  minutes: number;
};

/** The times of these rounds that nobody has, from now on. */
export async function findFreeInterviewSlotsOfRounds(
  db: Db<'candidate'>,
  { roundIds, now }: { roundIds: readonly number[]; now: Date },
): Promise<FreeInterviewSlotOfRound[]> {
  if (roundIds.length === 0) return [];
  const lists = await selectFreeSlots(db, { roundIds: [...roundIds], now });
  const slots = lists.flatMap(({ ids, moments, ...alike }) =>
    ids.map((id, at) => ({ id, startsAt: new Date(moments[at] ?? 0), ...alike })),
  );
  if (lists.length === 1) return slots;
  return slots.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id);
}

/**
 * There may be hundreds: as two lists of whole numbers for all that are alike they are read in a tenth of the time that as
 * many rows take.
 */
const selectFreeSlots = makeReusableStatement(
  (
    db: Db<'candidate'>,
    { roundIds, now }: ReusableStatementParameters<{ roundIds: number[]; now: Date }>,
  ) =>
    db
      .selectFrom('core.interview_slot')
      .select((eb) => {
        const seconds = eb.fn<number>('date_part', [eb.val('epoch'), 'starts_at']);
        return [
          'round_id as roundId',
          'minutes',
          inOrder(eb, eb.ref('id')).as('ids'),
          inOrder(eb, eb(seconds, '*', 1000)).as('moments'),
        ];
      })
      .where((eb) => eb('round_id', '=', eb.fn.any(roundIds)))
      .where('interview_id', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('starts_at', '>', now)
      .groupBy(['round_id', 'minutes']),
);

type Slots = ExpressionBuilder<DoorDatabases['candidate'], 'core.interview_slot'>;

/** The driver reads a list of `int8` in one step, and every other kind letter by letter. */
function inOrder(eb: Slots, column: Expression<number>) {
  return eb.fn
    .agg<number[]>('array_agg', [eb.cast<number>(column, 'int8')])
    .orderBy('starts_at')
    .orderBy('id');
}
