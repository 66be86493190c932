import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function findOrganisationsWithWebhooks(db: Db<'system'>): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select core.organisations_with_webhooks() as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Held until the end of the transaction, so that none is replaced twice. */
export async function findSealedWebhookSecrets(
  db: Db<'system'>,
): Promise<{ id: number; webhookId: number; sealed: Buffer }[]> {
  const { rows } = await sql<{ id: number; webhookId: number; sealed: Buffer }>`
    select id, webhook_id as "webhookId", sealed from core.webhook_secret for update`.execute(db);
  return rows;
}

export async function updateSealedWebhookSecretRow(
  db: Db<'system'>,
  id: number,
  sealed: Buffer,
): Promise<void> {
  await db.updateTable('core.webhook_secret').set({ sealed }).where('id', '=', id).execute();
}
