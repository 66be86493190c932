import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { type Db, enter } from './enter.ts';

/** Anybody. The organisation is unknown until a look-up of `auth` tells it. */
export type Passerby = { orgId: null; actorId: null };

export function authenticatePasserby<T>(
  services: Services,
  request: FastifyRequest,
  work: (db: Db<'public'>, visitor: Passerby) => Promise<T>,
): Promise<T> {
  const { isOneMoment } = request.routeOptions.config;
  return enter({ services, door: 'public', isOneMoment }, (db) =>
    work(db, { orgId: null, actorId: null }),
  );
}
