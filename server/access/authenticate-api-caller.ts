import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../services-type.ts';
import { Refusal } from '../http/refusal.ts';
import { runTransactionByToken, type Db } from './transactions-by-door-or-token.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** A program with an API key. It may what the admin may who made the key, within the scopes of the key. */
export type ApiCaller = {
  orgId: number;
  actorId: number;
  role: 'ADMIN';
  keyId: number;
  scopes: string[];
  /** Nobody looks through the eyes of a key. */
  impersonationId: null;
  operatorLoginId: null;
};

const BEARER = /^bearer +(evh_[a-z]?[\w-]{43})$/i;
const CALLS_AT_ONCE = 300;
const CALLS_A_SECOND = 5;

/** Of this process alone: several processes let through as many times more, which protects them all the same. */
const pace = createRateLimiter({ most: CALLS_AT_ONCE, perSecond: CALLS_A_SECOND });

/**
 * Finds the admin behind the key and goes on as the staff role, in one transaction, so that a key ends with the next request
 * after it was revoked, or after its maker stopped being an admin. No cookie is looked at.
 * @throws Refusal bad-api-key, too-many
 */
export function authenticateApiCaller<T>(
  services: Services,
  request: FastifyRequest,
  work: (db: Db<'staff'>, visitor: ApiCaller) => Promise<T>,
): Promise<T> {
  const key = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (key === undefined) throw new Refusal('bad-api-key');
  return runTransactionByToken(
    { services, from: 'public', door: 'staff', token: key, lookUp: callerBehind },
    async (admitted) => {
      if (admitted === undefined) throw new Refusal('bad-api-key');
      const retryAfterSeconds = pace(nameOf(key), services.now());
      if (retryAfterSeconds > 0) throw new Refusal('too-many', { retryAfterSeconds });
      return work(admitted.db, admitted.visitor);
    },
  );
}

function callerBehind(hash: RawBuilder<Buffer>): RawBuilder<ApiCaller> {
  return sql<ApiCaller>`select org_id as "orgId", member_id as "actorId", 'ADMIN' as role, key_id as "keyId", scopes,
    null::bigint as "impersonationId", null::bigint as "operatorLoginId" from auth.find_api_key(${hash})`;
}

/** Not the key itself, which nothing keeps. */
function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}
