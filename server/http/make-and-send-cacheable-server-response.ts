import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that was made before, and may be given to anybody who asks for the same. */
export type CacheableServerResponse = {
  body: string;
  type: string;
  etag: string;
  madeAt: Date;
  /** Its address changes with it. */
  isImmutable?: true;
  /** Only whoever knows its address may keep it; when it was made says nothing, so that its tag alone tells whether it is new. */
  isPrivate?: true;
};

export function makeCacheableServerResponse(
  body: string,
  type: string,
  madeAt: Date,
): CacheableServerResponse {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, type, etag, madeAt };
}

/** Browsers and feed readers may keep it, and ask each time whether it still is the same. */
export function sendCacheableServerResponse(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { cached, now }: { cached: CacheableServerResponse; now: Date },
): FastifyReply {
  const { body, type, etag, madeAt, isPrivate } = cached;
  const cacheControl = cacheControlOf(cached);
  reply.headers({ 'cache-control': cacheControl, etag });
  // A second has not passed yet: another change within it would go by the same date.
  if (!isPrivate && secondOf(now) > secondOf(madeAt))
    reply.header('last-modified', madeAt.toUTCString());
  if (isKnown(headers, cached)) return reply.status(304).send();
  return reply.type(type).send(body);
}

function cacheControlOf({ isImmutable, isPrivate }: CacheableServerResponse): string {
  if (isPrivate) return 'private, no-cache';
  return isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache';
}

function isKnown(
  headers: FastifyRequest['headers'],
  { etag, madeAt, isPrivate }: CacheableServerResponse,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  if (isPrivate) return false;
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= secondOf(madeAt) * 1000;
}

function secondOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
