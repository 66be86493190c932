import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below what systems lend to outgoing connections, of which one might take the port before the test does. */
const LEAST = 10_000;
const MOST = 32_767;

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LEAST, MOST + 1);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
