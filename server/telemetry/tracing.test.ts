import { expect, onTestFinished, test } from 'vitest';
import {
  closeDatabasePools,
  openDatabasePools,
} from '../access/database-pools-and-logins-by-door.ts';
import { startBackgroundWorker } from '../background-worker.ts';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import { findFreePort } from '../test/find-free-port.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../test/start-test-cluster.ts';
import { openSecondServer, startTestServer } from '../test/start-test-server.ts';
import { startTraceCollector } from '../test/start-trace-collector.ts';
import { beginTestApplication } from '../test/test-candidate-client.ts';
import { openTracing } from './tracing.ts';

const server = startTestServer();
const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
const patience = { connectionMs: 30_000, statementMs: 60_000 };

/** A process of its own that listens and sends its spans there, as `npm start` has it. */
async function openTracedServer(endpoint: string) {
  const logged: Record<string, unknown>[] = [];
  const log = (entry: Record<string, unknown>) => void logged.push(entry);
  const tracing = openTracing(endpoint, { log });
  const pools = openDatabasePools(
    {
      app: databaseUrlForLogin(server.url, 'app', identity),
      system: databaseUrlForLogin(server.url, 'app_house', identity),
      reviewer: databaseUrlForLogin(server.url, 'app_reviewer', identity),
    },
    undefined,
    patience,
    tracing.observeConnection,
  );
  onTestFinished(() => closeDatabasePools(pools));
  const services = { ...server.services, pools, log, tracing };
  const { app } = await openSecondServer(server, services);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = (path: string, headers = {}) =>
    fetch(`${url}${path}`, { headers, redirect: 'manual' });
  return { services, tracing, logged, get, url };
}

test('a request is a trace of its route, its doors and its statements, and tells nothing of anybody', async () => {
  const collector = await startTraceCollector();
  const { tracing, get, url } = await openTracedServer(collector.url);
  const org = await server.given.organisation({ name: 'Zyxvorquazilkh Energy' });
  const email = 'zyxbexdrukh@zyxjafnykkh.example.com';
  const admin = await server.given.member(org, { role: 'ADMIN', firstName: 'Zyxplowugkh', email });
  const job = await server.given.openJob(admin, { title: 'Zyxxamgrikh' });
  await server.given.question(job);
  const candidate = await beginTestApplication(server, job);
  const traceparent = '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01';
  const cookie = `sid=${admin.session}`;
  expect((await get(`/api/rest/job/${job.id}`, { cookie, traceparent })).status).toBe(200);
  await get(`/application/${candidate.token}?email=${email}`);
  await get(`/zyxvorquazilkh/${email}`);
  await fetch(`${url}/login-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'zyxvorquazilkh' }),
  });
  const names = () => collector.spans().map(({ name }) => name);
  const rootOf = () => collector.spans().find(({ name }) => name === 'GET /api/rest/job/:id');
  const childrenOf = (parent: string | undefined) =>
    collector.spans().filter(({ parentSpanId }) => parent !== undefined && parentSpanId === parent);
  const connections = () => childrenOf(rootOf()?.spanId);
  const statements = () =>
    connections()
      .flatMap(({ spanId }) => childrenOf(spanId))
      .map(({ name }) => name);
  await tracing.close();
  // It waits no longer than two seconds, and what is on its way by then still arrives.
  await expect
    .poll(names)
    .toEqual(
      expect.arrayContaining([
        'GET /api/rest/job/:id',
        'GET /application/:token',
        'GET unknown',
        'POST /login-api',
      ]),
    );
  await expect
    .poll(statements)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^enter public/),
        expect.stringMatching(/^select core\.job/),
        'commit',
      ]),
    );

  expect(new Set(collector.received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  expect(collector.received[0]?.type).toBe('application/json');
  expect(collector.resources()[0]).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'evenhand' },
  });
  const spans = collector.spans();
  const root = rootOf();
  expect(root?.parentSpanId ?? '').toBe('');
  expect(traceparent).not.toContain(root?.traceId);
  expect(connections().map(({ name }) => name)).toContain('database connection');

  for (const span of spans) {
    expect(span.name).toMatch(
      /^(database connection|(GET|POST) (unknown|[/a-z-]+(:\w+[/a-z-]*)*)|(enter \w+( by )?|[a-z]+ ?)([a-z]+\.[a-z_]+)?)$/,
    );
    expect(span.events).toEqual([]);
    expect(span.status.message ?? '').toBe('');
    for (const { key } of span.attributes)
      expect([
        'http.request.method',
        'http.route',
        'http.response.status_code',
        'db.system.name',
        'error.type',
      ]).toContain(key);
  }
  const all = collector.received.map(({ text }) => text).join();
  for (const secret of [/zyx/i, admin.session, candidate.token, candidate.email, job.hash, email])
    expect(all).not.toMatch(secret);
});

test('a task of the queue is a trace, and the rounds that look for work are none', async () => {
  const collector = await startTraceCollector();
  const { services, tracing } = await openTracedServer(collector.url);
  const { job } = await server.given.furnishedOrganisation();
  await server.given.happened(job, 'job-closed');
  const worker = await startBackgroundWorker(
    services,
    databaseUrlForLogin(server.url, 'tasks', identity),
  );
  onTestFinished(() => worker.stop());
  const names = () => collector.spans().map(({ name }) => name);
  await expect
    .poll(names, { timeout: 60_000 })
    .toContainEqual(expect.stringMatching(/^task [a-z-]+$/));
  await tracing.close();
  const roots = collector.spans().filter(({ parentSpanId }) => (parentSpanId ?? '') === '');
  expect(roots.filter(({ name }) => !name.startsWith('task '))).toEqual([]);
});

test.each([
  ['is away', async () => `http://127.0.0.1:${await findFreePort()}`],
  ['never answers', async () => (await startTraceCollector({ answer: 'hang' })).url],
  ['refuses', async () => (await startTraceCollector({ answer: 400 })).url],
])('a collector that %s fails no request, and what waits for it is bounded', async (_, start) => {
  const { get, tracing, logged } = await openTracedServer(await start());
  for (let n = 0; n < 10; n += 1) expect((await get('/healthz')).status).toBe(200);
  const spans = Array.from({ length: 20_000 }, () => tracing.openRequest());
  for (const span of spans) span.end({ method: 'GET', route: '/a/:id', status: 200 });
  expect((await get('/healthz')).status).toBe(200);
  await tracing.close();
  expect((await get('/healthz')).status).toBe(200);
  expect(logged.filter(({ at }) => at === 'traces').length).toBeLessThanOrEqual(1);
  expect(logged.filter(({ at }) => at === 'failure')).toEqual([]);
});

test('of 20,000 spans at once no more are sent than may wait', async () => {
  const collector = await startTraceCollector();
  const { tracing } = await openTracedServer(collector.url);
  const flood = Array.from({ length: 20_000 }, () => tracing.openRequest());
  for (const span of flood) span.end({ method: 'GET', route: '/a/:id', status: 200 });
  const names = () => collector.spans().map(({ name }) => name);
  // Spans leave in their order: with the first that comes after them, all that waited have come.
  await expect
    .poll(
      () => {
        tracing.openRequest().end({ method: 'GET', route: '/afterwards', status: 200 });
        return names();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toContain('GET /afterwards');
  const sent = names().filter((name) => name === 'GET /a/:id').length;
  expect(sent).toBeGreaterThan(0);
  // Those that wait, and those that are on their way.
  expect(sent).toBeLessThanOrEqual(2048 + 256);
});

test('a collector that is away is told in the log, once', async () => {
  const { get, logged } = await openTracedServer(`http://127.0.0.1:${await findFreePort()}`);
  for (let n = 0; n < 5; n += 1) await get('/healthz');
  const told = () => logged.filter(({ at }) => at === 'traces');
  await expect.poll(told, { timeout: 60_000 }).toHaveLength(1);
  expect(told()).toMatchObject([{ problem: expect.stringMatching(/^not taken: /) }]);
});
