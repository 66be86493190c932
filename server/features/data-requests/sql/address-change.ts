import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type OwnAddressChangeDbRow = {
  email: string;
  askedAt: Date;
  endsAt: Date;
  failures: number;
};

/** The last that was asked for: it waits until its end, and is done or over afterwards. */
export async function findOwnEmailAddressChange(
  db: Db<'candidate'>,
): Promise<OwnAddressChangeDbRow | undefined> {
  return db
    .selectFrom('pii.address_change')
    .select(['email', 'asked_at as askedAt', 'ends_at as endsAt', 'failures'])
    .executeTakeFirst();
}

/** One wish at a time: another one takes its place, and has another code. */
export async function upsertOwnAddressChangeRow(
  db: Db<'candidate'>,
  {
    applicationId,
    email,
    now,
    endsAt,
  }: {
    applicationId: number;
    email: string;
    now: Date;
    endsAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('pii.address_change')
    .values({ application_id: applicationId, email, asked_at: now, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'application_id'])
        .doUpdateSet({ email, asked_at: now, ends_at: endsAt, failures: 0 }),
    )
    .execute();
}

export async function addWrongTryToAddressChangeRow(db: Db<'candidate'>): Promise<void> {
  await db
    .updateTable('pii.address_change')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .execute();
}

/** The address before is kept until it was written to. */
export async function endOwnAddressChangeRow(
  db: Db<'candidate'>,
  { now, formerEmail }: { now: Date; formerEmail: string },
): Promise<void> {
  await db
    .updateTable('pii.address_change')
    .set({ ends_at: now, former_email: formerEmail })
    .execute();
}

export type AddressCodeEmailFacts = {
  email: string;
  askedAt: Date;
  endsAt: Date;
  employer: string;
  zone: string;
};

/** The address that waits for its code; undefined where it was confirmed meanwhile. */
export async function findNewAddressCodeEmailFacts(
  db: Db<'system'>,
  applicationId: number,
): Promise<AddressCodeEmailFacts | undefined> {
  const { rows } = await sql<AddressCodeEmailFacts>`
    select c.email, c.asked_at as "askedAt", c.ends_at as "endsAt", o.name as employer,
      coalesce(nullif(o.tz, ''), 'Europe/London') as zone
    from pii.address_change c cross join core.organisation o
    where c.application_id = ${applicationId} and c.former_email is null`.execute(db);
  return rows[0];
}

/** The address that somebody had before, which is forgotten with this. */
export async function claimFormerAddressToNotify(
  db: Db<'system'>,
  applicationId: number,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('pii.address_change')
    .where('application_id', '=', applicationId)
    .where('former_email', 'is not', null)
    .returning('former_email as email')
    .executeTakeFirst();
  return row?.email ?? undefined;
}
