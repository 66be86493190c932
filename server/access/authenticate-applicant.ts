import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Db } from './enter-door.ts';
import { admitByPersonalLink, readTokenFromPath } from './admit-by-personal-or-job-link.ts';

/** Whoever holds the personal link of one application; `actorId` is that application. */
export type ApplicantVisitor = { orgId: number; actorId: number };

/** @throws Refusal not-found for an unknown link, link-expired for a revoked one */
export function authenticateApplicant<T>(
  services: Services,
  request: FastifyRequest,
  work: (db: Db<'candidate'>, visitor: ApplicantVisitor) => Promise<T>,
): Promise<T> {
  const token = readTokenFromPath(request, 'token');
  return admitByPersonalLink(
    services,
    { from: 'public', door: 'candidate', token, kind: 'application' },
    work,
  );
}
