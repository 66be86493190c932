// A process of its own: the real app on real pools with the real logins, its worker, and bare routes beside them.
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { urlOf } from '../server/db/urls.ts';
import { openPools } from '../server/doors/pools.ts';
import { openLiveWire } from '../server/live-wire.ts';
import type { Outside } from '../server/outside.ts';
import { type Mail, openMail } from '../server/outside/send-email.ts';
import { prefix, secretKey } from '../server/test/cluster.ts';
import { startWorker } from '../server/worker.ts';
import { addBareApplying, addBareCareers, addBareJobPage, addBareList } from './bare.ts';
import { addKeyedReads } from './keyed-reads.ts';
import { addStatements } from './statements.ts';

export type Ready = { port: number; gets: { path: string; door: string; isPage: boolean }[] };

const url = process.env['BENCH_DATABASE_URL'] ?? '';
const identity = { prefix, secretKey };
const config = readConfig({
  NODE_ENV: 'test',
  SECRET_KEY: secretKey,
  DATABASE_URL: url,
  DATA_DIR: tmpdir(),
  DEMO: 'false',
  MAILS_AN_HOUR: '1000000',
});
/** Only while mail is measured: elsewhere it stays where it is queued. */
let mail: Mail | null = null;
let hint = () => {};
const outside: Outside = {
  config,
  pools: openPools({
    app: urlOf(url, 'app', identity),
    house: urlOf(url, 'app_house', identity),
    reviewer: urlOf(url, 'app_reviewer', identity),
  }),
  roles: (door) => `${prefix}_${door}`,
  now: () => new Date(),
  log: (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`),
  get sendEmail() {
    return mail?.send ?? null;
  },
  tryEmail: null,
  callWebhook: async () => ({ problem: 'unreachable' }),
  askService: async () => ({ problem: 'unreachable' }),
  hint: () => hint(),
  live: openLiveWire(),
  leaving: () => false,
  randomSeed: () => randomBytes(32),
  identityProvider: null,
  redrawImage: () => Promise.resolve(undefined),
  inThread: () => Promise.resolve(undefined),
};
const worker = await startWorker(outside, urlOf(url, 'tasks', identity));
hint = worker.hint;

const house = await buildApp(outside);
const gets = [
  ...house.endpoints
    .filter(({ method }) => method === 'GET')
    .map(({ path, door }) => ({ path, door, isPage: false })),
  ...house.pages
    .filter(({ method }) => method === 'GET')
    .map(({ path, door }) => ({ path, door, isPage: true })),
];
const bare = new pg.Pool({
  connectionString: url,
  max: 10,
  options: `-c role=${prefix}_owner -c search_path=pg_catalog`,
});
// Asked for when nothing else is going on.
house.app.get('/bench/memory', () => {
  globalThis.gc?.();
  return Promise.resolve(String(process.memoryUsage().rss));
});
house.app.get('/bench/heap', () => {
  globalThis.gc?.();
  return Promise.resolve(String(process.memoryUsage().heapUsed));
});
house.app.get<{ Params: { port: string } }>('/bench/send-to/:port', async ({ params }) => {
  mail?.close();
  mail = params.port === '0' ? null : openMail({ SMTP_URL: `smtp://127.0.0.1:${params.port}` });
  hint();
  return 'told';
});
addBareList(house.app, bare);
addBareApplying(house.app, bare);
addBareCareers(house.app, bare);
addBareJobPage(house.app, bare);
addKeyedReads(house);
addStatements(
  house.app,
  Object.values(outside.pools).map(({ raw }) => raw),
);
// Each caller comes from a network of its own, as candidates do: the throttle counts networks.
house.app.addHook('onRequest', async (request) => {
  const network = request.headers['x-bench-network'];
  if (network !== undefined) Object.defineProperty(request, 'ip', { value: network });
});

await house.app.listen({ port: 0, host: '127.0.0.1' });
const address = house.app.server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
process.send?.({ port, gets } satisfies Ready);
process.once('disconnect', () => process.exit(0));
