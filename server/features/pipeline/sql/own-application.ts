import type { Db } from '../../../doors/enter.ts';

export type OwnStanding = {
  jobId: number;
  state: string;
  submittedAt: Date | null;
  reviewsExpected: number;
  reviewsScored: number;
};

/** The candidate's own application, locked until the transaction ends. */
export async function lockOwnApplication(
  db: Db<'candidate'>,
  id: number,
): Promise<OwnStanding | undefined> {
  return db
    .selectFrom('core.application')
    .select([
      'job_id as jobId',
      'state',
      'submitted_at as submittedAt',
      'reviews_expected as reviewsExpected',
      'reviews_scored as reviewsScored',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Sends in an application that is being written; undefined when it is not, or was sent already. */
export async function submitStarted(
  db: Db<'candidate'>,
  id: number,
  now: Date,
): Promise<{ jobId: number } | undefined> {
  return db
    .updateTable('core.application')
    .set(({ eb }) => ({
      state: 'submitted',
      submitted_at: now,
      honest_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', '=', 'started')
    .where('submitted_at', 'is', null)
    .returning('job_id as jobId')
    .executeTakeFirst();
}

/** Begun now: a reminder or a report counts from here. */
export async function setStarted(db: Db<'candidate'>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('core.application')
    .set(({ eb }) => ({ state: 'started', started_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function setWithdrawn(db: Db<'candidate'>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('core.application')
    .set(({ eb }) => ({ state: 'withdrawn', withdrawn_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function setFormAnswered(db: Db<'candidate'>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('core.application')
    .set({ form_answered_at: now })
    .where('id', '=', id)
    .execute();
}
