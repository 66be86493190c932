import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LAST_REQUESTS_MS = 1000;
const LOOK_EVERY_MS = 20;

/**
 * Ends an app as soon as nobody is connected, or after `graceMs` milliseconds: a connection that is closed at once loses a request that
 * is on its way. Each answer meanwhile says `connection: close`, and what has been taken by the end is answered before it.
 */
export async function closeAppGracefully(
  app: FastifyInstance,
  { graceMs = LAST_REQUESTS_MS } = {},
): Promise<void> {
  const until = performance.now() + graceMs;
  while ((await countConnections(app.server)) > 0 && performance.now() < until)
    await sleep(LOOK_EVERY_MS);
  await app.close();
}

function countConnections(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}
