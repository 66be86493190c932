import {
  API_KEYS_PER_ORGANISATION_MAX,
  type ApiKey,
  type ApiKeyScope,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { cellPrefix } from '../../cells/cell-of-tokens-and-ids.ts';
import { hashToken, randomToken } from '../../crypto/random-token-and-token-hash.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  lockAndCountApiKeys,
  findApiKeyById,
  insertApiKeyRow,
  revokeApiKeyRow,
} from './sql/api-keys.ts';

const HINT_LENGTH = 8;
const DAY_MS = 86_400_000;

type Command = {
  name: string;
  scopes: ApiKeyScope[];
  expiresOn?: string | undefined;
};

/** Makes a key of 256 random bits that is told this once; the database keeps its hash. */
export async function createApiKey(
  { db, now, requestId, config }: VisitorRequestContext,
  command: Command,
): Promise<{ key: ApiKey; token: string }> {
  const expiresAt = endOf(command.expiresOn);
  if (expiresAt !== null && expiresAt <= now)
    throw new Refusal('bad-input', { fields: { expiresOn: 'Choose today or a later day.' } });
  if ((await lockAndCountApiKeys(db)) >= API_KEYS_PER_ORGANISATION_MAX)
    throw new Refusal('conflict', {
      message: `An organisation has at most ${API_KEYS_PER_ORGANISATION_MAX} keys. Revoke one first.`,
    });
  const token = `evh_${cellPrefix(config)}${randomToken()}`;
  const scopes = [...new Set(command.scopes)];
  const id = await insertApiKeyRow(db, {
    hash: hashToken(token),
    name: command.name,
    hint: token.slice(0, HINT_LENGTH),
    scopes,
    expiresAt,
  });
  await writeAuditEntry(db, {
    kind: 'api-key-made',
    actorKind: 'member',
    subject: `api key ${id}`,
    requestId,
    details: { identity: scopes.includes('identity:read') },
  });
  const key = await findApiKeyById(db, id);
  if (key === undefined) throw new Error('a key that was just made is not there');
  return { key, token };
}

export async function revokeApiKey(
  { db, requestId }: VisitorRequestContext,
  { id }: { id: number },
): Promise<void> {
  if (!(await revokeApiKeyRow(db, id))) throw new Refusal('not-found');
  await writeAuditEntry(db, {
    kind: 'api-key-revoked',
    actorKind: 'member',
    subject: `api key ${id}`,
    requestId,
  });
}

/** The day is over when it is over in Greenwich. */
function endOf(day: string | undefined): Date | null {
  return day === undefined ? null : new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY_MS);
}
