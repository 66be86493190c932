import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../access/transactions-by-door-or-token.ts';
import { sealValue, unsealValue } from '../crypto/seal-value.ts';
import { Refusal } from './refusal.ts';

const KEY = /^[\w-]{8,100}$/;

/**
 * Does a creating call once per `Idempotency-Key`: whoever lost the answer asks again and gets it
 * again. The key is stored in the transaction of the work itself, the answer sealed: it may be a secret or a name.
 */
export async function runOncePerIdempotencyKey(
  call: { db: unknown; endpoint: Endpoint; request: FastifyRequest; config: Config },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = keyOf(call);
  if (key === undefined) return work();
  // The endpoint's door is staff, as was just checked.
  const db = call.db as Db<'staff'>;
  const endpoint = `${call.endpoint.method} ${call.request.url}`;
  const claimed = await db
    .insertInto('core.idempotency')
    .values({ key, endpoint })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed !== undefined) {
    const answer = await work();
    await db
      .updateTable('core.idempotency')
      .set({
        answer: JSON.stringify(
          sealValue(JSON.stringify(answer ?? null), placeOf(key), call.config).toString('base64'),
        ),
      })
      .where('key', '=', key)
      .execute();
    return answer;
  }
  const earlier = await db
    .selectFrom('core.idempotency')
    .select(['endpoint', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (earlier?.endpoint !== endpoint) throw new Refusal('conflict');
  if (typeof earlier.answer !== 'string') throw new Refusal('conflict');
  const answer: unknown = JSON.parse(
    unsealValue(Buffer.from(earlier.answer, 'base64'), placeOf(key), call.config),
  );
  return answer ?? undefined;
}

/** Whether the call was done before, so that nothing need be learned for it anew. */
export async function isIdempotencyKeyUsed(call: {
  db: unknown;
  endpoint: Endpoint;
  request: FastifyRequest;
}): Promise<boolean> {
  const key = keyOf(call);
  if (key === undefined) return false;
  // As above: only calls at the staff door have a key.
  const earlier = await (call.db as Db<'staff'>)
    .selectFrom('core.idempotency')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  return earlier !== undefined;
}

function keyOf({
  endpoint,
  request,
}: {
  endpoint: Endpoint;
  request: FastifyRequest;
}): string | undefined {
  const key = request.headers['idempotency-key'];
  if (
    key === undefined ||
    endpoint.method !== 'POST' ||
    endpoint.door !== 'staff' ||
    endpoint.notReplayable
  )
    return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new Refusal('bad-request', {
      message: 'The Idempotency-Key must be 8 to 100 letters, digits, - or _.',
    });
  }
  return key;
}

const placeOf = (key: string) =>
  ({ table: 'core.idempotency', row: key, column: 'answer' }) as const;
