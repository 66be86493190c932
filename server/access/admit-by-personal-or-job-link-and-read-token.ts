import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../services-type.ts';
import { Refusal } from '../http/refusal.ts';
import {
  continueTransactionAsFoundVisitor,
  runTransactionByToken,
  type Db,
} from './transactions-by-door-or-token.ts';
import { hashToken } from '../crypto/random-token-and-token-hash.ts';

/**
 * Lets in whoever holds a personal link, as the row that it leads to.
 * @throws Refusal not-found, link-expired, or whatever is said of a link that is gone
 */
export function admitByPersonalLink<D extends 'reviewer' | 'candidate', T>(
  services: Pick<Services, 'pools' | 'roles'>,
  {
    kind,
    refuseGone,
    ...arrival
  }: {
    from: 'public' | 'reviewer';
    door: D;
    token: string;
    kind: 'application' | 'review';
    /** What is said of a link that leads nowhere any more. */
    refuseGone?: (db: Db<D>) => Promise<Refusal>;
  },
  work: (db: Db<D>, visitor: { orgId: number; actorId: number }) => Promise<T>,
): Promise<T> {
  return runTransactionByToken(
    { ...arrival, services, lookUp: (hash) => linkBehind(hash, kind) },
    async (admitted) => {
      if (admitted === undefined) throw new Refusal('not-found');
      const { orgId, actorId, gone } = admitted.visitor;
      if (gone) throw (await refuseGone?.(admitted.db)) ?? new Refusal('link-expired');
      return work(admitted.db, { orgId, actorId });
    },
  );
}

const kinds = { application: sql`'application'`, review: sql`'review'` };

function linkBehind(
  hash: RawBuilder<Buffer>,
  kind: keyof typeof kinds,
): RawBuilder<{ orgId: number; actorId: number; gone: boolean }> {
  return sql<{ orgId: number; actorId: number; gone: boolean }>`
    select org_id as "orgId", reference as "actorId", expired or revoked as gone
    from auth.find_token(${hash}, ${kinds[kind]})`;
}

/**
 * Stays in the public room, of the organisation whose role a public link leads to.
 * @throws Refusal not-found, link-expired
 */
export async function admitByPublicJobLink(
  db: Db<'public'>,
  { roles }: Pick<Services, 'roles'>,
  hash: string,
): Promise<{ db: Db<'public'>; orgId: number; jobId: number }> {
  type Behind = { orgId: number; actorId: null; jobId: number; gone: boolean };
  const admitted = await continueTransactionAsFoundVisitor(db, {
    roles,
    door: 'public',
    lookUp: sql<Behind>`select org_id as "orgId", null::bigint as "actorId", reference as "jobId",
      expired or revoked as gone
      from auth.find_token(${hashToken(hash)}, 'job')`,
  });
  if (admitted === undefined) throw new Refusal('not-found');
  const { orgId, jobId, gone } = admitted.visitor;
  if (gone) throw new Refusal('link-expired');
  return { db: admitted.db, orgId, jobId };
}

/** The token in the address, as text whatever came. */
export function readTokenFromPath(request: FastifyRequest, name: string): string {
  const token: unknown = Reflect.get(Object(request.params), name);
  return typeof token === 'string' ? token : '';
}
