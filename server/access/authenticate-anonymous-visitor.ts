import type { FastifyRequest } from 'fastify';
import type { Services } from '../services-type.ts';
import { type Db, runTransactionByDoor } from './transactions-by-door-or-token.ts';

/** Anybody. The organisation is unknown until a look-up of `auth` tells it. */
export type AnonymousVisitor = { orgId: null; actorId: null };

export function authenticateAnonymousVisitor<T>(
  services: Services,
  request: FastifyRequest,
  work: (db: Db<'public'>, visitor: AnonymousVisitor) => Promise<T>,
): Promise<T> {
  const { isOneMoment } = request.routeOptions.config;
  return runTransactionByDoor({ services, door: 'public', isOneMoment }, (db) =>
    work(db, { orgId: null, actorId: null }),
  );
}
