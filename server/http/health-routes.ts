import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { isMachineClockWrong } from '../database-clock.ts';
import { listMigrationNames } from '../db/migrate.ts';
import { enterDoor } from '../access/enter-door.ts';
import type { Services } from '../services.ts';

const FREE_SHARE_MIN = 0.05;

/** `/healthz`: the process lives. `/readyz`: it can do its work. Neither tells a stranger more. */
export function addHealthRoutes(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready =
      !services.leaving() &&
      (await hasDatabase(services)) &&
      (await hasFreeDisk(services.config.DATA_DIR));
    const warning = isMachineClockWrong(services.aheadSeconds()) && { warning: 'clock' };
    return reply.status(ready ? 200 : 503).send({ ok: ready, ...warning });
  });
}

/** Its schema is this version's or a newer one's, which this version can still work on. */
async function hasDatabase(services: Services): Promise<boolean> {
  try {
    const newest = (await listMigrationNames()).at(-1) ?? '';
    const { rows } = await enterDoor({ services, door: 'public' }, (db) =>
      sql<{ version: string }>`select core.schema_version() as version`.execute(db),
    );
    return (rows[0]?.version ?? '') >= newest;
  } catch {
    return false;
  }
}

async function hasFreeDisk(folder: string): Promise<boolean> {
  try {
    const { bavail, blocks } = await statfs(folder);
    return bavail / blocks > FREE_SHARE_MIN;
  } catch {
    return false;
  }
}
