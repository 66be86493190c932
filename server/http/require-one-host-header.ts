import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * A request names one host. With two, a proxy in front could mean the one and this server the other. Without any, Node itself
 * would answer, without our headers.
 */
export function requireOneHostHeader(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }: FastifyRequest) => {
    const hosts = raw.rawHeaders.filter((name, i) => i % 2 === 0 && /^host$/i.test(name)).length;
    const mayBeMissing = raw.httpVersion === '1.0';
    if (hosts > 1 || (hosts === 0 && !mayBeMissing)) throw new Refusal('bad-request');
  });
  // Node would refuse it by itself, without our headers; whoever expects something gets the answer instead.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
}
