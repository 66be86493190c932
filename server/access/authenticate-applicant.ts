import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services-type.ts';
import { formatDateInWords } from '../time/format-date-time-and-weekday-in-words.ts';
import type { Db } from './transactions-by-door-or-token.ts';
import {
  admitByPersonalLink,
  readTokenFromPath,
} from './admit-by-personal-or-job-link-and-read-token.ts';

/** Whoever holds the personal link of one application; `actorId` is that application. */
export type ApplicantVisitor = { orgId: number; actorId: number };

/** @throws Refusal not-found for an unknown link, link-expired for a revoked one, erased with the day of it */
export function authenticateApplicant<T>(
  services: Services,
  request: FastifyRequest,
  work: (db: Db<'candidate'>, visitor: ApplicantVisitor) => Promise<T>,
): Promise<T> {
  const token = readTokenFromPath(request, 'token');
  return admitByPersonalLink(
    services,
    { from: 'public', door: 'candidate', token, kind: 'application', refuseGone },
    work,
  );
}

/** Whoever was erased may still know on which day; nothing else of them is left. */
async function refuseGone(db: Db<'candidate'>): Promise<Refusal> {
  const own = await db
    .selectFrom(['core.application as a', 'core.organisation as o'])
    .select(['a.erased_at as erasedAt', 'o.tz as zone'])
    .where('a.state', '=', 'erased')
    .executeTakeFirst();
  if (!own?.erasedAt) return new Refusal('link-expired');
  const on = formatDateInWords(own.erasedAt, own.zone ?? 'Europe/London');
  return new Refusal('erased', {
    message: `Everything about this application was erased on ${on}.`,
  });
}
