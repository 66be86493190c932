import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type EmailAddressDeliverability = {
  key: Buffer;
  isBounced: boolean;
  isStopped: boolean;
  senderName: string | null;
  organisation: string;
  contactEmail: string | null;
  /** How many e-mails it has had since the moment that was asked about, whoever wrote. */
  sentSince: number;
};

/** What is known of an address, and who writes to it. Asked of the one e-mail: a long queue is not read again for each. */
export async function findEmailAddressStatus(
  db: Db<'system'>,
  { address, since }: { address: string; since: Date },
): Promise<EmailAddressDeliverability> {
  const { rows } = await sql<EmailAddressDeliverability>`
    select k.key, auth.count_emails(${address}, ${since}) as "sentSince",
      a.bounced_at is not null as "isBounced", a.stopped_at is not null as "isStopped",
      s.sender_name as "senderName", o.name as organisation, o.contact_email as "contactEmail"
    from (select pii.address_key(${address}) as key) k
      cross join core.organisation o
      left join core.email_setting s on true
      left join pii.email_address a on a.address_key = k.key`.execute(db);
  // The room belongs to one organisation.
  return rows[0] as EmailAddressDeliverability;
}

/** From here on the link in its invitations is known. */
export async function upsertInvitedAddressRow(db: Db<'system'>, address: string): Promise<Buffer> {
  const { rows } = await sql<{ key: Buffer }>`
    insert into pii.email_address (address_key) values (pii.address_key(${address}))
    on conflict on constraint email_address_pkey do update set address_key = excluded.address_key
    returning address_key as key`.execute(db);
  // An upsert that always writes gives its row.
  return (rows[0] as { key: Buffer }).key;
}

export async function upsertBouncedAddressRow(
  db: Db<'system'>,
  key: Buffer,
  now: Date,
): Promise<void> {
  await sql`insert into pii.email_address (address_key, bounced_at) values (${key}, ${now})
    on conflict on constraint email_address_pkey do update set bounced_at = excluded.bounced_at`.execute(
    db,
  );
}

/** Those of them that asked for no more invitations, or sent mail back. */
export async function findAddressesClosedToInvitations(
  db: Db<'staff'> | Db<'system'>,
  addresses: readonly string[],
): Promise<string[]> {
  // Both doors may ask the function.
  const { rows } = await sql<{
    address: string;
  }>`select pii.closed_addresses(${addresses}::text[]) as address`.execute(db as Db<'staff'>);
  return rows.map(({ address }) => address);
}

export async function findInvitationStatusOfAddress(
  db: Db<'public'>,
  { orgId, key }: { orgId: number; key: Buffer },
): Promise<{ organisation: string; stopped: boolean } | undefined> {
  const { rows } = await sql<{ organisation: string | null; stopped: boolean }>`
    select organisation, stopped from pii.find_invited(${orgId}, ${key})`.execute(db);
  const [found] = rows;
  return found === undefined || found.organisation === null
    ? undefined
    : { organisation: found.organisation, stopped: found.stopped };
}

/** Whether the address is one that was invited. */
export async function stopInvitationsToAddressInDatabase(
  db: Db<'public'>,
  { orgId, key, now }: { orgId: number; key: Buffer; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{
    known: boolean;
  }>`select pii.stop_invitations(${orgId}, ${key}, ${now}) as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** How many e-mails are tried again. */
export async function clearBounceAndRequeueEmailsInDatabase(
  db: Db<'staff'>,
  applicationId: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select pii.try_address_again(${applicationId}, ${now}) as n`.execute(db);
  return rows[0]?.n ?? 0;
}
