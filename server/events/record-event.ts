import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../access/enter-door.ts';
import type { AuditKind } from './audit-catalogue.ts';
import type { EventKind } from './event-catalogue.ts';
import type { JobCounter } from './job-counters.ts';

type WritingDoor = Db<'staff'> | Db<'candidate'> | Db<'public'> | Db<'worker'> | Db<'operator'>;

export type NewEvent = {
  kind: EventKind;
  actorKind: 'member' | 'candidate' | 'reviewer' | 'house';
  actorId: number | null;
  jobId?: number;
  subjectId?: number;
};

/**
 * Says that something happened, in the transaction in which it happens; tasks hear of it after the commit.
 * @param also a function of the database that is called in the same statement
 */
export async function recordEvent(
  db: WritingDoor,
  newEvent: NewEvent,
  also?: RawBuilder<unknown>,
): Promise<void> {
  const { kind, actorKind, actorId, jobId = null, subjectId = null } = newEvent;
  // One statement: an application's last step is the one that many make at once.
  await sql`
    with happened as (
      insert into core.event (kind, actor_kind, actor_id, job_id, subject_id)
      values (${kind}, ${actorKind}, ${actorId}, ${jobId}, ${subjectId}) returning id)
    insert into core.event_todo (event_id, kind) select id, ${kind} from happened${also === undefined ? sql`` : sql`, ${also}`}`.execute(
    db as Db<'staff'>,
  );
}

/** The same for many things at once, in two statements; gives back the ids of the events. */
export async function recordEvents(db: WritingDoor, newEvents: NewEvent[]): Promise<number[]> {
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
  await writer.insertInto('core.event_todo').values(todos).execute();
  return events.map(({ id }) => id);
}

/** Appends to the counters of a job. No row of the job is touched, so nobody waits for anybody. */
export async function addJobCounterDeltas(
  db: WritingDoor,
  jobId: number,
  changes: Counts,
): Promise<void> {
  const rows = Object.entries(changes).flatMap(([counter, n]) =>
    n === 0 ? [] : [{ job_id: jobId, counter, n }],
  );
  if (rows.length > 0)
    await (db as Db<'staff'>).insertInto('core.job_delta').values(rows).execute();
}

/**
 * A deed and what is said of it in one statement: an event with its todo, counters of its job, and an entry of the trail. For
 * what many do at the same moment.
 * @param done does it, and returns the application's "applicationId" and "jobId"; no row where there was nothing to do
 * @returns whether it was done
 */
export async function recordEventWithAudit(
  db: Db<'candidate'>,
  done: RawBuilder<unknown>,
  {
    kind,
    actorKind,
    counts,
    requestId,
  }: Pick<NewEvent, 'actorKind'> & {
    kind: EventKind & AuditKind;
    counts: Counts;
    requestId: string;
  },
): Promise<boolean> {
  const { rows } = await sql`
    with done as (${done}),
    happened as (
      insert into core.event (kind, actor_kind, actor_id, job_id, subject_id)
      select ${kind}, ${actorKind}, "applicationId", "jobId", "applicationId" from done returning id),
    to_be_told as (insert into core.event_todo (event_id, kind) select id, ${kind} from happened),
    counted as (
      insert into core.job_delta (job_id, counter, n)
      select "jobId", counter, n from done, unnest(${Object.keys(counts)}::text[], ${Object.values(counts)}::int[]) as c (counter, n))
    select audit.append(${kind}, 'application ' || "applicationId", ${actorKind}, ${requestId}, '{}') from done`.execute(
    db,
  );
  return rows.length > 0;
}

type Counts = Partial<Record<JobCounter, number>>;

type AuditedDoor =
  | Db<'staff'>
  | Db<'candidate'>
  | Db<'public'>
  | Db<'reviewer'>
  | Db<'worker'>
  | Db<'operator'>;

/** Writes to the audit trail, in the transaction of the deed. Ids only, so that erasing a person never has to rewrite it. */
export async function writeAuditEntry(
  db: AuditedDoor,
  entry: {
    kind: AuditKind;
    /** An operator's id is that of their log-in: they are no member of the organisation. */
    actorKind: 'member' | 'candidate' | 'reviewer' | 'house' | 'stranger' | 'operator';
    subject?: string;
    requestId?: string;
    details?: Record<string, number | string | boolean | number[]>;
  },
): Promise<void> {
  await sql`select audit.append(${entry.kind}, ${entry.subject ?? null}, ${entry.actorKind},
    ${entry.requestId ?? null}, ${JSON.stringify(entry.details ?? {})}::jsonb)`.execute(
    db as Db<'staff'>,
  );
}
