import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestSpan, Tracing } from './tracing.ts';

/** A span for each request, named by the pattern of its route once that is known. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const open = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, next) => {
    const span = tracing.openRequest();
    open.set(request, span);
    span.run(next);
  });
  // A body comes in events of its connection, which was there before the request.
  app.addHook('preValidation', (request, _reply, next) => {
    const span = open.get(request);
    if (span === undefined) next();
    else span.run(next);
  });
  app.addHook('onResponse', async (request, reply) => {
    open.get(request)?.end({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    });
  });
}
