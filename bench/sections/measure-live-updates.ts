import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashToken, randomToken } from '../../server/crypto/random-token-and-token-hash.ts';
import { median, openHttpConnections } from '../measure-http-calls.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';

const PAGES = 500;
const PAGES_A_MEMBER = 5;
const SETTLE_MS = 3_000;
const ROUNDS = 7;
const REST_MS = 1_300;
const MB = 1_000_000;

/** 500 pages that listen, and what they cost while nothing happens; then how long after a deed they hear of it. */
export async function measureLiveUpdates(stage: RunningBenchmark): Promise<BenchmarkResult[]> {
  const sessions = await openSessions(stage);
  const before = await memoryOf(stage.port);
  const pages: IncomingMessage[] = [];
  for (const session of sessions)
    for (let n = 0; n < PAGES_A_MEMBER; n += 1) pages.push(await listen(stage.port, session));
  const after = await memoryOf(stage.port);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Pages are told at most once a second: each round begins after that.
    await sleep(REST_MS);
    times.push(await timeToHear(stage, pages));
  }
  for (const page of pages) page.destroy();
  return [
    {
      what: `${pages.length} pages that listen: memory of the app`,
      measured: (after - before) / MB,
      unit: ' MB',
      goal: { atMost: 50 },
      seen: `${(before / MB).toFixed(0)} and ${(after / MB).toFixed(0)} MB`,
    },
    {
      what: `from commit until the last of ${pages.length} pages has heard`,
      measured: median(times),
      unit: ' ms',
      goal: null,
    },
  ];
}

async function openSessions({ owner, large }: RunningBenchmark): Promise<string[]> {
  const sessions = Array.from({ length: PAGES / PAGES_A_MEMBER }, () => randomToken());
  for (const [n, session] of sessions.entries()) {
    await owner.query(
      `with m as (insert into core.member (org_id, first_name, last_name, email, role) values ($1, 'On', 'Looker', $2, 'ADMIN') returning id),
         l as (insert into auth.login (email, org_id, member_id) select $2, $1, id from m returning id)
       insert into auth.session (token_hash, login_id) select $3, id from l`,
      [large.orgId, `onlooker.${n}@example.com`, hashToken(session)],
    );
  }
  return sessions;
}

function listen(port: number, session: string): Promise<IncomingMessage> {
  const headers = { cookie: `sid=${session}`, accept: 'text/event-stream' };
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/api/live', headers, agent: false }, (reply) => {
      if (reply.statusCode !== 200)
        return reject(new Error(`/api/live answered ${reply.statusCode}`));
      reply.on('error', () => {}).resume();
      resolve(reply);
    }).on('error', reject);
  });
}

/** After the garbage was collected, of which an idle process has some. */
async function memoryOf(port: number): Promise<number> {
  const line = openHttpConnections(port, 1);
  await sleep(SETTLE_MS);
  const { text } = await line.send({ path: '/bench/memory' });
  line.close();
  return Number(text);
}

async function timeToHear(
  { owner, large }: RunningBenchmark,
  pages: IncomingMessage[],
): Promise<number> {
  const heard = Promise.all(
    pages.map(
      (page) =>
        new Promise<void>((resolve) => {
          const hear = (part: Buffer) => {
            if (!part.includes('changed')) return;
            page.off('data', hear);
            resolve();
          };
          page.on('data', hear);
        }),
    ),
  );
  await owner.query(
    `with e as (insert into core.event (org_id, kind, actor_kind, job_id) values ($1, 'job-archived', 'system', $2) returning id)
     insert into core.event_outbox (org_id, event_id, kind) select $1, id, 'job-archived' from e`,
    [large.orgId, large.hotJobId],
  );
  const startedAt = performance.now();
  await owner.query("select pg_notify('evenhand_work', '')");
  await heard;
  return performance.now() - startedAt;
}
