import type { FastifyRequest } from 'fastify';
import type { Outside } from '../outside.ts';
import { type Db, enter } from './enter.ts';
import { admitByLink, tokenOf } from './reviewer.ts';

/** Whoever holds the personal link of one application; `actorId` is that application. */
export type Applicant = { orgId: number; actorId: number };

/** @throws Refusal not-found for an unknown link, link-expired for a revoked one */
export function openCandidateDoor<T>(
  outside: Outside,
  request: FastifyRequest,
  work: (db: Db<'candidate'>, visitor: Applicant) => Promise<T>,
): Promise<T> {
  return enter({ outside, door: 'public' }, async (db) => {
    const admitted = await admitByLink(db, {
      outside,
      door: 'candidate',
      token: tokenOf(request, 'token'),
      kind: 'application',
    });
    return work(admitted.db, admitted.visitor);
  });
}
