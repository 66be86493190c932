import { type Kysely, sql } from 'kysely';

/** Of a rehearsal, as its owner: what was written there is of these worlds alone. */
type Rehearsed = Kysely<unknown>;

/** The e-mails to an address that nobody else has, the oldest first. */
export async function findEmailsToAddress(
  db: Rehearsed,
  address: string,
): Promise<{ subject: string; text: string; html: string }[]> {
  const { rows } = await sql<{ subject: string; text: string; html: string }>`
    select subject, text, html from pii.email_message where to_address = ${address} order by id`.execute(
    db,
  );
  return rows;
}

export type WaitingTwinWorldEvent = { orgId: number; eventId: number; kind: string };

/** What waits of the world's organisation since an event, and of the sign-up that founds it. */
export async function findWaitingTwinWorldEvents(
  db: Rehearsed,
  { admin, after }: { admin: string; after: number },
): Promise<WaitingTwinWorldEvent[]> {
  const { rows } = await sql<WaitingTwinWorldEvent>`
    select o.org_id as "orgId", o.event_id as "eventId", o.kind from core.event_outbox o
      join core.event e on e.org_id = o.org_id and e.id = o.event_id
    where o.event_id > ${after} and (
      o.org_id in (select m.org_id from core.member m where m.email = ${admin})
      or o.kind = 'sign-up-asked' and e.subject_id in (select s.id from auth.sign_up s where s.email = ${admin}))
    order by o.event_id`.execute(db);
  return rows;
}

export async function findMemberByEmailAddress(
  db: Rehearsed,
  email: string,
): Promise<{ orgId: number; id: number }> {
  const { rows } = await sql<{ orgId: number; id: number }>`
    select org_id as "orgId", id from core.member where email = ${email}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('the world has no admin');
  return found;
}

/** The applications of a role, in the order in which they came. */
export async function findApplicationIdsOfJob(db: Rehearsed, jobId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from core.application where job_id = ${jobId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}
