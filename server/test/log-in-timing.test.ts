import { expect, test } from 'vitest';
import { hashPassword } from '../features/sign-in/hash-password.ts';
import { openTestHttpClient } from './open-test-http-client.ts';
import { startTestServer } from './start-test-server.ts';

/** Statistics need a quiet machine and many samples: `npm run attack` sets how many. */
const SAMPLES = Number(process.env['TIMING_SAMPLES'] ?? 0);
const MOST_APART_MS = 5;
const server = startTestServer();

async function msOf(url: string, body: object): Promise<number> {
  const browser = openTestHttpClient(server.running);
  const startedAt = performance.now();
  await browser.post(url, body);
  return performance.now() - startedAt;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

test.skipIf(SAMPLES === 0).each([
  ['a wrong password', '/login-api', (email: string) => ({ email, password: 'not the password' })],
  ['a forgotten password', '/auth/reset-link-new', (resetemail: string) => ({ resetemail })],
])(
  '%s takes as long for an address that is known as for one that is not',
  { timeout: 300_000 },
  async (_, url, bodyOf) => {
    const passwordHash = await hashPassword('a password of some length');
    const org = await server.given.organisation();
    const [known, unknown]: [number[], number[]] = [[], []];
    await msOf(url, bodyOf('warm.up@example.com'));
    for (let n = 0; n < SAMPLES; n += 1) {
      const { email } = await server.given.member(org, { passwordHash });
      const tries = [
        async () => known.push(await msOf(url, bodyOf(email))),
        async () => unknown.push(await msOf(url, bodyOf(email.replace('@', '.x@')))),
      ];
      for (const attempt of n % 2 === 0 ? tries : tries.toReversed()) await attempt();
    }
    const apart = Math.abs(median(known) - median(unknown));
    expect(apart, `${median(known)} and ${median(unknown)} ms`).toBeLessThan(MOST_APART_MS);
  },
);
