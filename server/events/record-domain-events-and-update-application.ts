import {
  type AliasableExpression,
  type Expression,
  isExpression,
  type QueryCreator,
  type UpdateQueryBuilder,
} from 'kysely';
import { databaseFunctionExpression } from '../access/call-database-function-and-its-expression.ts';
import type { Db } from '../access/transactions-by-door-or-token.ts';
import {
  makeReusableStatement,
  type ReusableStatementParameters,
} from '../access/make-reusable-statement.ts';
import type { DoorDatabases } from '../db/door-databases.generated.ts';
import type { AuditActorKind } from './audit-actor-words-by-kind.ts';
import type { AuditEntryKind } from './audit-catalogue.ts';
import type { EventKind } from './event-kind-catalogue-and-broadcast-event-type.ts';
import type { JobCounterName } from './job-counter-names.ts';

export type DbForWritingEvents =
  | Db<'staff'>
  | Db<'candidate'>
  | Db<'public'>
  | Db<'system'>
  | Db<'operator'>;

export type NewDomainEvent = {
  kind: EventKind;
  actorKind: Exclude<AuditActorKind, 'stranger' | 'operator'>;
  actorId: number | null;
  jobId?: number;
  subjectId?: number;
};

/**
 * Says that something happened, in the transaction in which it happens; tasks hear of it after the commit.
 * @param also a call of a function of the database, made in the same statement
 */
export async function recordDomainEvent(
  db: DbForWritingEvents,
  newEvent: NewDomainEvent,
  also?: AliasableExpression<unknown>,
): Promise<void> {
  const { kind, actorKind, actorId, jobId = null, subjectId = null } = newEvent;
  // All doors may insert exactly these columns; the union of their types is wider than each.
  const writer = db as Db<'candidate'>;
  const given = { kind, actorKind, actorId, jobId, subjectId };
  if (also === undefined) await insertEventWithTask(writer, given);
  else await buildEventWithTask(writer, given, also).execute();
}

type EventValues = {
  kind: string;
  actorKind: string;
  actorId: number | null;
  jobId: number | null;
  subjectId: number | null;
};

const insertEventWithTask = makeReusableStatement(
  (db: Db<'candidate'>, given: ReusableStatementParameters<EventValues>) =>
    buildEventWithTask(db, given),
);

/** One statement: an application's last step is the one that many make at once. */
function buildEventWithTask(
  db: Db<'candidate'>,
  given: EventValues | ReusableStatementParameters<EventValues>,
  also?: AliasableExpression<unknown>,
) {
  const { kind } = given;
  return db
    .with('happened', (of) =>
      of
        .insertInto('core.event')
        .values({
          kind,
          actor_kind: given.actorKind,
          actor_id: given.actorId,
          job_id: given.jobId,
          subject_id: given.subjectId,
        })
        .returning('id'),
    )
    .insertInto('core.event_outbox')
    .columns(['event_id', 'kind'])
    .expression((eb) => {
      const todo = eb
        .selectFrom('happened')
        .select((of) => [
          'happened.id',
          (isExpression(kind) ? of.cast<string>(kind, 'text') : of.val(kind)).as('kind'),
        ]);
      return also === undefined ? todo : todo.crossJoin(also.as('also'));
    });
}

/** The same for many things at once, in two statements; gives back the ids of the events. */
export async function recordDomainEvents(
  db: DbForWritingEvents,
  newEvents: NewDomainEvent[],
): Promise<number[]> {
  if (newEvents.length === 0) return [];
  // Both doors may insert exactly these columns; the union of their types is wider than either.
  const writer = db as Db<'staff'>;
  const rows = newEvents.map(({ kind, actorKind, actorId, jobId, subjectId }) => ({
    kind,
    actor_kind: actorKind,
    actor_id: actorId,
    job_id: jobId ?? null,
    subject_id: subjectId ?? null,
  }));
  // The candidate door may read back the ids alone; they come in the order of the rows.
  const events = await writer.insertInto('core.event').values(rows).returning('id').execute();
  const todos = events.map(({ id }, i) => ({ event_id: id, kind: newEvents[i]?.kind ?? '' }));
  await writer.insertInto('core.event_outbox').values(todos).execute();
  return events.map(({ id }) => id);
}

/**
 * A deed and what is said of it as one statement: an event with its task, counters of its job, and an entry of the trail. It
 * gives one row where something was done.
 * @param done does it, and returns the application's "applicationId" and "jobId"; no row where there was nothing to do
 */
export function updateApplicationWithEventAndAudit(
  db: Db<'candidate'>,
  done: (of: QueryCreator<DoorDatabases['candidate']>) => ApplicationUpdate,
  {
    kind,
    actorKind,
    counts,
    requestId,
  }: Pick<NewDomainEvent, 'actorKind'> & {
    kind: EventKind & AuditEntryKind;
    counts: JobCounterChanges;
    requestId: Expression<string>;
  },
) {
  return db
    .with('done', done)
    .with('happened', (of) =>
      of
        .insertInto('core.event')
        .columns(['kind', 'actor_kind', 'actor_id', 'job_id', 'subject_id'])
        .expression((eb) =>
          eb
            .selectFrom('done')
            .select((own) => [
              own.val<string>(kind).as('kind'),
              own.val<string>(actorKind).as('actorKind'),
              'applicationId as actorId',
              'jobId',
              'applicationId as subjectId',
            ]),
        )
        .returning('id'),
    )
    .with('to_be_told', (of) =>
      of
        .insertInto('core.event_outbox')
        .columns(['event_id', 'kind'])
        .expression((eb) =>
          eb.selectFrom('happened').select((own) => ['id', own.val<string>(kind).as('kind')]),
        ),
    )
    .with('counted', (of) =>
      of
        .insertInto('core.job_delta')
        .columns(['job_id', 'counter', 'n'])
        .expression((eb) => {
          const changes = eb.val(JSON.stringify(counts));
          const deltas = eb.fn<{ key: string; value: string }>('jsonb_each_text', [changes]);
          return eb
            .selectFrom('done')
            .crossJoin(deltas.as('delta'))
            .select((of) => ['jobId', 'delta.key', of.cast('delta.value', 'integer').as('n')]);
        }),
    )
    .selectFrom('done')
    .select((eb) => {
      const id = eb.cast<string>('applicationId', 'text');
      const subject = eb.fn<string>('concat', [eb.cast(eb.val('application '), 'text'), id]);
      const entry = [kind, subject, actorKind, requestId, '{}'] as const;
      return databaseFunctionExpression(db, 'audit.append', entry).as('entry');
    });
}

type ApplicationUpdate = UpdateQueryBuilder<
  DoorDatabases['candidate'],
  'core.application',
  'core.application',
  { applicationId: number; jobId: number }
>;

export type JobCounterChanges = Partial<Record<JobCounterName, number>>;
