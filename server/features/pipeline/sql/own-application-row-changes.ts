import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { QueryCreator } from 'kysely';
import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { ReusableStatementParameters } from '../../../access/make-reusable-statement.ts';
import type { DoorDatabases } from '../../../db/door-databases.generated.ts';

export type LockedOwnApplication = {
  jobId: number;
  state: ApplicationState;
  submittedAt: Date | null;
  reviewsExpected: number;
  reviewsScored: number;
};

/** The candidate's own application, locked until the transaction ends. */
export async function lockOwnApplication(
  db: Db<'candidate'>,
  id: number,
): Promise<LockedOwnApplication | undefined> {
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

/** Sends in an application that is being written; no row when it is not, or was sent already. */
export function buildSubmitStartedApplicationStatement(
  of: QueryCreator<DoorDatabases['candidate']>,
  { id, now }: ReusableStatementParameters<{ id: number; now: Date }>,
) {
  return of
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
    .returning(['id as applicationId', 'job_id as jobId']);
}

/** Begun now: a reminder or a report counts from here. */
export async function markApplicationRowStarted(
  db: Db<'candidate'>,
  id: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('core.application')
    .set((eb) => ({
      state: 'started',
      started_at: now,
      version: eb('version', '+', 1),
      // A role that was published before plans were frozen gets version 1 from the server soon.
      plan_version: eb
        .selectFrom('core.plan_version as v')
        .select((of) => of.fn.coalesce(of.fn.max('v.n'), of.lit(1)).as('current'))
        .whereRef('v.job_id', '=', 'core.application.job_id'),
    }))
    .where('id', '=', id)
    .execute();
}

export async function markApplicationRowWithdrawn(
  db: Db<'candidate'>,
  id: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('core.application')
    .set(({ eb }) => ({ state: 'withdrawn', withdrawn_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** What was reached before the application was sent in puts somebody among the others now. */
export async function enterOwnApplicationIntoRankingInDatabase(db: Db<'candidate'>): Promise<void> {
  await callDatabaseFunction(db, 'core.enter_ranking', []);
}

/** Whoever has withdrawn stands among nobody. */
export async function removeOwnApplicationFromRankingInDatabase(
  db: Db<'candidate'>,
): Promise<void> {
  await callDatabaseFunction(db, 'core.leave_ranking', []);
}

export async function markEqualOpportunitiesDoneInApplicationRow(
  db: Db<'candidate'>,
  id: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('core.application')
    .set({ form_answered_at: now })
    .where('id', '=', id)
    .execute();
}
