import { hashPassword } from '../../server/features/sign-in/hash-password.ts';
import { makeVisitorSessionHeaders } from '../benchmark-session-headers-and-links.ts';
import {
  type HttpCall,
  type MeasuredLatency,
  measureLatency,
  median,
  openHttpConnections,
} from '../measure-http-calls.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';

const LOG_INS = 200;
const PASSWORD = 'a password for the bench';
const HEALTH: HttpCall = { path: '/healthz' };

/** Two hundred people who log in at once starve nobody: hashing takes its turns. */
export async function measureLogIns({
  port,
  owner,
  small,
}: RunningBenchmark): Promise<BenchmarkResult[]> {
  const { rows } = await owner.query<{ email: string }>(
    'update auth.login set password_hash = $1 where org_id = $2 returning email',
    [await hashPassword(PASSWORD), small.orgId],
  );
  const email = rows[0]?.email ?? '';
  await measureLatency(port, HEALTH);
  const idle = await measureLatency(port, HEALTH, { ms: 2000, atLeast: 200 });

  const line = openHttpConnections(port, LOG_INS);
  const startedAt = performance.now();
  let waiting = LOG_INS;
  const logIns = Promise.all(
    Array.from({ length: LOG_INS }, async () => {
      await line.send(logIn(email));
      waiting -= 1;
    }),
  );
  const busy = await whileWaiting(port, () => waiting > 0);
  await logIns;
  const seconds = (performance.now() - startedAt) / 1000;
  line.close();
  return [
    {
      what: '/healthz during 200 parallel log-ins: p50, busy ÷ idle',
      measured: busy.p50 / idle.p50,
      unit: '×',
      goal: { atMost: 10 },
      seen: `${busy.p50.toFixed(2)} and ${idle.p50.toFixed(2)} ms; p99 ${busy.p99.toFixed(1)} ms; all were in after ${seconds.toFixed(1)} s`,
    },
  ];
}

/** As long as there are log-ins on their way. */
async function whileWaiting(port: number, isWaiting: () => boolean): Promise<MeasuredLatency> {
  const times: MeasuredLatency[] = [];
  while (isWaiting()) times.push(await measureLatency(port, HEALTH, { ms: 200, atLeast: 1 }));
  return {
    p50: median(times.map(({ p50 }) => p50)),
    p99: Math.max(...times.map(({ p99 }) => p99)),
    bytes: 0,
  };
}

function logIn(email: string): HttpCall {
  const { headers, csrf } = makeVisitorSessionHeaders();
  return {
    path: '/login-api',
    method: 'POST',
    headers: { ...headers, 'x-csrf-token': csrf, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  };
}
