import type { FastifyReply } from 'fastify';

/** For pages that nobody else should find, nor learn the address of. */
export function addPrivatePageHeaders(reply: FastifyReply): void {
  reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
}
