import type {
  RetentionHoldGround,
  RetentionHold,
} from '@evenhand/contract/retention/retention-holds.ts';
import { LISTED_ITEMS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Those whose last day is over and of which that was not noted yet. */
export async function endRetentionHoldRowsBefore(
  db: Db<'system'>,
  { today, now }: { today: string; now: Date },
): Promise<{ id: number; jobId: number }[]> {
  const { rows } = await sql<{ id: number; jobId: number }>`
    update core.retention_hold set ended_at = ${now} where ended_at is null and ends_on < ${today}
    returning id, job_id as "jobId"`.execute(db);
  return rows;
}

/** What holds first, and the newest of those. */
export async function findRetentionHolds(db: Db<'staff'>, today: string): Promise<RetentionHold[]> {
  const { rows } = await sql<RetentionHold>`
    select h.id, h.job_id as "jobId", j.title as "jobTitle", a.public_ref as ref, h.covers_person as "coversPerson",
      h.ground, h.reason, owner.first_name || ' ' || owner.last_name as "ownerName",
      to_char(h.ends_on, 'YYYY-MM-DD') as "endsOn", h.made_at as "madeAt",
      maker.first_name || ' ' || maker.last_name as "madeBy",
      case when h.lifted_by is not null then 'lifted' when h.ended_at is not null or h.ends_on < ${today} then 'ended'
        else 'holds' end as state,
      h.ended_at as "endedAt", lifter.first_name || ' ' || lifter.last_name as "liftedBy",
      h.lift_reason as "liftReason"
    from core.retention_hold h join core.job j on j.id = h.job_id
      left join core.application a on a.id = h.application_id
      join core.member owner on owner.id = h.owner_id join core.member maker on maker.id = h.made_by
      left join core.member lifter on lifter.id = h.lifted_by
    order by h.ended_at is not null or h.ends_on < ${today}, h.id desc limit ${LISTED_ITEMS_MAX}`.execute(
    db,
  );
  return rows;
}

export async function findJobsToChooseForHold(
  db: Db<'staff'>,
): Promise<{ id: number; title: string }[]> {
  return db
    .selectFrom('core.job')
    .select(['id', 'title'])
    .where('published_at', 'is not', null)
    .where('sample', '=', false)
    .orderBy('published_at', 'desc')
    .limit(LISTED_ITEMS_MAX)
    .execute();
}

export async function findMembersToChooseAsHoldOwner(
  db: Db<'staff'>,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, first_name || ' ' || last_name as name from core.member where deactivated_at is null
    order by name, id limit ${LISTED_ITEMS_MAX}`.execute(db);
  return rows;
}

export async function findApplicationIdByReference(
  db: Db<'staff'>,
  { jobId, ref }: { jobId: number; ref: string },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('core.application')
    .select('id')
    .where('job_id', '=', jobId)
    .where('public_ref', '=', ref)
    .where('state', '<>', 'erased')
    .executeTakeFirst();
  return found?.id;
}

export async function isMemberActive(db: Db<'staff'>, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('core.member')
    .select('id')
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function doesJobExist(db: Db<'staff'>, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('core.job')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertRetentionHoldRow(
  db: Db<'staff'>,
  hold: {
    jobId: number;
    applicationId: number | null;
    coversPerson: boolean;
    ground: RetentionHoldGround;
    reason: string;
    ownerId: number;
    endsOn: string;
    madeBy: number;
    now: Date;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into core.retention_hold (job_id, application_id, covers_person, ground, reason, owner_id, ends_on, made_at,
      made_by)
    values (${hold.jobId}, ${hold.applicationId}, ${hold.coversPerson}, ${hold.ground}, ${hold.reason},
      ${hold.ownerId}, ${hold.endsOn}, ${hold.now}, ${hold.madeBy}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Whether it still held; undefined for one that never was. */
export async function markRetentionHoldRowLifted(
  db: Db<'staff'>,
  { id, reason, memberId, now }: { id: number; reason: string; memberId: number; now: Date },
): Promise<{ jobId: number } | undefined> {
  const lifted = await db
    .updateTable('core.retention_hold')
    .set({ ended_at: now, lifted_by: memberId, lift_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('job_id as jobId')
    .executeTakeFirst();
  return lifted;
}

export async function doesRetentionHoldExist(db: Db<'staff'>, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('core.retention_hold')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Those of this member that have come to their end since a moment, and were not lifted; for admins also those whose owner can no
 * longer log in.
 */
export async function findEndedRetentionHoldsOfMember(
  db: Db<'staff'>,
  { memberId, isAdmin, since }: { memberId: number; isAdmin: boolean; since: Date },
): Promise<{ jobId: number; jobTitle: string; ref: string | null; endedOn: string }[]> {
  const { rows } = await sql<{
    jobId: number;
    jobTitle: string;
    ref: string | null;
    endedOn: string;
  }>`
    select h.job_id as "jobId", j.title as "jobTitle", a.public_ref as ref,
      to_char(h.ends_on, 'YYYY-MM-DD') as "endedOn"
    from core.retention_hold h join core.job j on j.id = h.job_id join core.member owner on owner.id = h.owner_id
      left join core.application a on a.id = h.application_id
    where (h.owner_id = ${memberId} or ${isAdmin} and owner.deactivated_at is not null)
      and h.lifted_by is null and h.ended_at > ${since}
    group by h.job_id, j.title, a.public_ref, h.ends_on
    order by max(h.ended_at) desc, max(h.id) desc limit ${LISTED_ITEMS_MAX}`.execute(db);
  return rows;
}
