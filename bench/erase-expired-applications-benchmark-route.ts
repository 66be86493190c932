import type { FastifyInstance } from 'fastify';
import { eraseApplicationsPastRetentionOfOrganisation } from '../server/features/retention/erase-applications-past-retention.ts';
import type { Services } from '../server/services-type.ts';

/**
 * Erases what has run out of one organisation as the night's round does, in the process that answers; answers when nothing is left,
 * or when it was asked to stop, as a process is that leaves.
 */
export function addEraseBenchmarkRoutes(app: FastifyInstance, services: Services): void {
  let isStopped = false;
  app.get<{ Params: { orgId: string } }>('/bench/erase/:orgId', async ({ params }) => {
    isStopped = false;
    const erased = await eraseApplicationsPastRetentionOfOrganisation(
      Object.create(services, { leaving: { value: () => isStopped } }),
      { orgId: Number(params.orgId), at: services.now(), isRound: false },
    );
    return { erased };
  });
  app.get('/bench/stop-erasing', async () => {
    isStopped = true;
    return { isStopped };
  });
}
