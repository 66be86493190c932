import type { FastifyRequest } from 'fastify';
import type { Services } from '../services-type.ts';
import type { Db } from './transactions-by-door-or-token.ts';
import {
  admitByPersonalLink,
  readTokenFromPath,
} from './admit-by-personal-or-job-link-and-read-token.ts';

/** Whoever holds a reviewer link; `actorId` is the link, which leads to reviews and to nothing else. */
export type ReviewerVisitor = { orgId: number; actorId: number };

/**
 * Opens the one room in which nobody has a name, by a login of its own.
 * @throws Refusal not-found for an unknown link, link-expired for one that was revoked or has run out
 */
export function authenticateReviewer<T>(
  services: Services,
  request: FastifyRequest,
  work: (db: Db<'reviewer'>, visitor: ReviewerVisitor) => Promise<T>,
): Promise<T> {
  const token = readTokenFromPath(request, 'hash');
  return admitByPersonalLink(
    services,
    { from: 'reviewer', door: 'reviewer', token, kind: 'review' },
    work,
  );
}
