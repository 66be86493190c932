import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameToken } from '../crypto/is-same-token.ts';
import { isMachineClockWrong } from '../database-clock.ts';
import type { FindReadinessProblems } from '../readiness-check-and-problems.ts';
import type { Services } from '../services-type.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work. Neither tells a stranger more; whoever holds STATUS_TOKEN reads
 * what is wrong. Where somebody asks from is no proof: behind a proxy on this machine everybody comes from this machine.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { config, aheadSeconds }: Services,
  findProblems: FindReadinessProblems,
): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (request, reply) => {
    const problems = await findProblems();
    const ok = problems.length === 0;
    if (!ok) reply.header('retry-after', '2');
    return reply.status(ok ? 200 : 503).send({
      ok,
      ...(isMachineClockWrong(aheadSeconds()) && { warning: 'clock' }),
      ...(mayKnow(request, config.STATUS_TOKEN) && { problems }),
    });
  });
}

function mayKnow({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token !== undefined && given !== undefined && isSameToken(given, token);
}
