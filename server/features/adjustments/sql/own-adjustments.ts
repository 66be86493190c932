import type {
  AdjustmentOutcome,
  AdjustmentWish,
  AdjustmentWishKind,
  ExtraTimeFactor,
} from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type OwnAdjustmentDbRow = AdjustmentWish & {
  id: number;
  askedAt: Date;
  answeredAt: Date | null;
  outcome: AdjustmentOutcome | null;
  agreedTimeFactor: ExtraTimeFactor;
  maySendUntil: Date | null;
  answer: string;
  version: number;
};

/** What the acting candidate asked for and did not take back, the newest first. */
export async function findOwnAdjustments(db: Db<'candidate'>): Promise<OwnAdjustmentDbRow[]> {
  const rows = await db
    .selectFrom('pii.adjustment')
    .select([
      'id',
      'time_factor_asked',
      'wishes',
      'words',
      'asked_at as askedAt',
      'answered_at as answeredAt',
      'outcome',
      'time_factor',
      'may_send_until as maySendUntil',
      'answer',
      'version',
    ])
    .where('taken_back_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ time_factor_asked, time_factor, wishes, ...row }) => ({
    ...row,
    // The table has no other wishes, and no other factors.
    wishes: wishes as AdjustmentWishKind[],
    timeFactor: Number(time_factor_asked) as ExtraTimeFactor,
    agreedTimeFactor: Number(time_factor) as ExtraTimeFactor,
  }));
}

/** How often they have asked, what they took back included. */
export async function countOwnAdjustments(db: Db<'candidate'>): Promise<number> {
  const { n } = await db
    .selectFrom('pii.adjustment')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

type NewAdjustment = AdjustmentWish & { applicationId: number; jobId: number; now: Date };

export async function insertAdjustmentRow(
  db: Db<'candidate'>,
  asked: NewAdjustment,
): Promise<number> {
  const { id } = await db
    .insertInto('pii.adjustment')
    .values({
      application_id: asked.applicationId,
      job_id: asked.jobId,
      time_factor_asked: String(asked.timeFactor),
      wishes: asked.wishes,
      words: asked.words,
      asked_at: asked.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Over the version it was written on; false where that is gone, or was answered meanwhile. */
export async function updateUnansweredAdjustmentRow(
  db: Db<'candidate'>,
  { id, version, timeFactor, wishes, words }: AdjustmentWish & { id: number; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pii.adjustment')
    .set({
      time_factor_asked: String(timeFactor),
      wishes,
      words,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What it said goes with it; that somebody asked stays as a number. Only what was not answered. */
export async function clearUnansweredAdjustmentRow(
  db: Db<'candidate'>,
  now: Date,
): Promise<{ id: number } | undefined> {
  return db
    .updateTable('pii.adjustment')
    .set((eb) => ({
      time_factor_asked: '1',
      wishes: [],
      words: '',
      taken_back_at: now,
      version: eb('version', '+', 1),
    }))
    .where('answered_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}
