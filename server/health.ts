import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { enter } from './doors/enter.ts';
import type { Outside } from './outside.ts';

const FREE_SHARE_MIN = 0.05;

/** `/healthz`: the process lives. `/readyz`: it can do its work. Neither tells a stranger more. */
export function addHealth(app: FastifyInstance, outside: Outside): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready =
      !outside.leaving() &&
      (await hasDatabase(outside)) &&
      (await hasRoom(outside.config.DATA_DIR));
    return reply.status(ready ? 200 : 503).send({ ok: ready });
  });
}

async function hasDatabase(outside: Outside): Promise<boolean> {
  try {
    await enter({ outside, door: 'public' }, (db) => sql`select 1`.execute(db));
    return true;
  } catch {
    return false;
  }
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, blocks } = await statfs(folder);
    return bavail / blocks > FREE_SHARE_MIN;
  } catch {
    return false;
  }
}
