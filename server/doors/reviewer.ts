import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Outside } from '../outside.ts';
import { Refusal } from '../refusal.ts';
import { admit, type Db, enter } from './enter.ts';
import { hashToken } from './session.ts';

/** Whoever holds a reviewer link; `actorId` is the link, which leads to reviews and to nothing else. */
export type Reviewer = { orgId: number; actorId: number };

/**
 * Opens the one room in which nobody has a name, by a login of its own.
 * @throws Refusal not-found for an unknown link, link-expired for one that was revoked or has run out
 */
export function openReviewerDoor<T>(
  outside: Outside,
  request: FastifyRequest,
  work: (db: Db<'reviewer'>, visitor: Reviewer) => Promise<T>,
): Promise<T> {
  return enter({ outside, door: 'reviewer' }, async (db) => {
    const admitted = await admitByLink(db, {
      outside,
      door: 'reviewer',
      token: tokenOf(request, 'hash'),
      kind: 'review',
    });
    return work(admitted.db, admitted.visitor);
  });
}

type LinkKind = 'application' | 'review' | 'job';

/**
 * Lets in whoever holds a personal link, as the row that it leads to.
 * @throws Refusal not-found, link-expired
 */
export async function admitByLink<D extends 'reviewer' | 'candidate'>(
  db: Db<'reviewer'> | Db<'public'>,
  {
    outside,
    door,
    token,
    kind,
  }: { outside: Pick<Outside, 'roles'>; door: D; token: string; kind: LinkKind },
): Promise<{ db: Db<D>; visitor: { orgId: number; actorId: number } }> {
  const admitted = await admit(db, { roles: outside.roles, door, lookUp: linkBehind(token, kind) });
  if (admitted === undefined) throw new Refusal('not-found');
  const { orgId, actorId, gone } = admitted.visitor;
  if (gone) throw new Refusal('link-expired');
  return { db: admitted.db, visitor: { orgId, actorId } };
}

/** What a link leads to, for whoever stays in the public room. */
export async function findLink(
  db: Db<'public'>,
  token: string,
  kind: LinkKind,
): Promise<{ orgId: number; reference: number }> {
  const { rows } = await linkBehind(token, kind).execute(db);
  const link = rows[0];
  if (link === undefined) throw new Refusal('not-found');
  if (link.gone) throw new Refusal('link-expired');
  return { orgId: link.orgId, reference: link.actorId };
}

function linkBehind(
  token: string,
  kind: LinkKind,
): RawBuilder<{ orgId: number; actorId: number; gone: boolean }> {
  return sql<{ orgId: number; actorId: number; gone: boolean }>`
    select org_id as "orgId", reference as "actorId", expired or revoked as gone
    from auth.find_token(${hashToken(token)}, ${kind})`;
}

/** The token in the address, as text whatever came. */
export function tokenOf(request: FastifyRequest, name: string): string {
  const token: unknown = Reflect.get(Object(request.params), name);
  return typeof token === 'string' ? token : '';
}
