import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  closeDatabasePools,
  openDatabasePools,
} from '../access/database-pools-and-logins-by-door.ts';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import { sendDueEmails } from '../features/emails/send-due-emails.ts';
import { StartError } from '../outside/start-error.ts';
import { readinessProblemNames } from '../readiness-check-and-problems.ts';
import type { Services } from '../services-type.ts';
import { openTaskQueue } from '../tasks/dispatch-events-and-open-task-queue.ts';
import { collectSqlStatements } from '../test/collect-sql-statements-or-database-messages.ts';
import {
  findPrometheusValue,
  readPrometheusText,
} from '../test/read-prometheus-text-and-find-value.ts';
import { findFreePort } from '../test/find-free-port.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../test/start-test-cluster.ts';
import { openSecondServer, startTestServer } from '../test/start-test-server.ts';
import { beginTestApplication } from '../test/test-candidate-client.ts';
import { startTestSmtpServer } from '../test/test-smtp-server.ts';
import { type MetricRegistry, openMetricRegistry } from './metrics-type-and-registry.ts';
import { serveMetrics } from './serve-metrics.ts';

const server = startTestServer();
const { smtp, services } = startTestSmtpServer(server);

/** A process of its own that listens at both addresses, as `npm start` has it. */
async function openCountedServer(changes: Partial<Services> = {}) {
  const registry = openMetricRegistry();
  const counted = { ...services(), metrics: registry.metrics, ...changes };
  const { app } = await openSecondServer(server, counted);
  const publicUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const { served, port } = await serveOnFreePort(counted, registry);
  onTestFinished(() => served.close());
  const url = `http://127.0.0.1:${port}`;
  const scrape = async () => (await fetch(`${url}/metrics`)).text();
  return { counted, publicUrl, url, scrape };
}

/** A port that was free may be taken before it is used, by whatever else runs on the machine: then another is found. */
async function serveOnFreePort(
  counted: Services,
  registry: MetricRegistry,
  triesLeft = 10,
): Promise<{ served: { close: () => Promise<void> }; port: number }> {
  const port = await findFreePort();
  try {
    return { served: await serveMetrics(counted, registry, { host: '127.0.0.1', port }), port };
  } catch (error) {
    if (triesLeft <= 1 || !(error instanceof StartError) || !error.message.includes('is taken'))
      throw error;
    return serveOnFreePort(counted, registry, triesLeft - 1);
  }
}

test('requests are counted by route and status, and nothing of an organisation stands in it', async () => {
  const { counted, publicUrl, scrape } = await openCountedServer();
  const org = await server.given.organisation({ name: 'Zyxvorquazilkh Energy' });
  const email = 'zyxbexdrukh@zyxjafnykkh.example.com';
  const admin = await server.given.member(org, { role: 'ADMIN', firstName: 'Zyxplowugkh', email });
  const job = await server.given.openJob(admin, { title: 'Zyxxamgrikh' });
  await server.given.question(job);
  const candidate = await beginTestApplication(server, job);
  await server.given.owner.query(
    `insert into pii.email_message (org_id, kind, to_address, subject, text, html, message_id, event_id, send_at)
     values ($1, 'reset-password', $2, 'Zyxvorquazilkh', 'T', 'H', '<1@evenhand.test>', 1, now())`,
    [org.id, email],
  );
  const cookie = `sid=${admin.session}`;
  const get = async (path: string, headers = {}) =>
    (await fetch(`${publicUrl}${path}`, { headers, redirect: 'manual' })).status;
  expect(await get(`/api/rest/job/${job.id}`, { cookie })).toBe(200);
  expect(await get(`/api/rest/job/${job.id}`, { cookie })).toBe(200);
  expect(await get(`/api/rest/job/${job.id}`)).toBe(401);
  await get(`/apply/${job.hash}`);
  await get(`/application/${candidate.token}?email=${email}`);
  await get(`/api/rest/zyxvorquazilkh/${candidate.token}`);
  await get(`/zyxvorquazilkh/${email}`, { accept: 'text/html' });
  await fetch(`${publicUrl}/api/rest/zyxvorquazilkh`, { method: 'PROPFIND' });
  await sendDueEmails(counted);

  const text = await scrape();
  const samples = readPrometheusText(text);
  const requests = (labels: Record<string, string>) =>
    findPrometheusValue(samples, 'evenhand_http_requests_total', labels);
  const route = '/api/rest/job/:id';
  expect(requests({ method: 'GET', route, status: '200' })).toBe(2);
  expect(requests({ method: 'GET', route, status: '401' })).toBe(1);
  const duration = 'evenhand_http_request_duration_seconds';
  expect(findPrometheusValue(samples, `${duration}_count`, { method: 'GET', route })).toBe(3);
  expect(
    findPrometheusValue(samples, `${duration}_bucket`, { method: 'GET', route, le: '+Inf' }),
  ).toBe(3);
  const outcome = { outcome: 'sent' };
  expect(findPrometheusValue(samples, 'evenhand_emails_total', outcome)).toBeGreaterThan(0);

  const applied = { method: 'GET', route: `/apply/:hash` };
  expect(findPrometheusValue(samples, `${duration}_count`, applied)).toBe(1);

  const counts = samples.filter(({ name }) => name === 'evenhand_http_requests_total');
  // What is not there is one address, however it is asked for.
  const unknown = counts.filter((sample) => sample.labels['route'] === 'unknown');
  expect(new Set(unknown.map((sample) => sample.labels['method']))).toEqual(
    new Set(['GET', 'other']),
  );
  for (const sample of counts)
    expect(sample.labels['route']).toMatch(/^(unknown|[/a-z-]+(:\w+[/a-z-]*)*)$/);
  for (const secret of [/zyx/i, admin.session, candidate.token, candidate.email, job.hash, email])
    expect(text).not.toMatch(secret);
  for (const { labels } of samples)
    for (const [label, value] of Object.entries(labels))
      if (
        !['le', 'status', 'version', 'major', 'minor', 'patch', 'node', 'quantile'].includes(label)
      )
        expect([label, value]).toEqual([label, expect.not.stringMatching(/\d/)]);
});

test('the public address has no figures, and theirs has nothing else', async () => {
  const { publicUrl, url } = await openCountedServer();
  for (const path of ['/metrics', '/metrics/', '/api/metrics'])
    expect((await fetch(`${publicUrl}${path}`)).status).toBe(404);
  const reply = await fetch(`${url}/metrics`);
  expect(reply.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect((await fetch(`${url}/metrics?name[]=x`)).status).toBe(200);
  for (const path of ['/', '/metricsx', '/healthz', '/api/rest/job'])
    expect((await fetch(`${url}${path}`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST', body: 'x' })).status).toBe(404);
});

test('what waits is told with its age: events, tasks, e-mails, and figures that are behind', async () => {
  const { owner, ...given } = server.given;
  const { job, application } = await given.furnishedOrganisation();
  for (const table of ['core.event_outbox', 'core.fact_queue', 'core.job_delta'])
    await owner.query(`delete from ${table}`);
  const look = async () => readPrometheusText(await (await openCountedServer()).scrape());
  const size = async (queue: string) =>
    findPrometheusValue(await look(), 'evenhand_queue_size', { queue });
  expect(await size('events')).toBe(0);

  const { id } = await given.happened(job, 'job-started');
  await owner.query("update core.event set at = now() - interval '70 seconds' where id = $1", [id]);
  await owner.query(
    `insert into pii.email_message (org_id, kind, to_address, subject, text, html, message_id, event_id, send_at)
     select $1, 'reset-password', 'ada@example.com', 'S', 'T', 'H', '<' || n || '@evenhand.test>', n,
       now() - make_interval(secs => n) from unnest(array[90, 30, -300]) n`,
    [job.orgId],
  );
  await owner.query(
    `insert into core.job_delta (org_id, job_id, counter, n, at) values ($1, $2, 'started', 1, now() - interval '40 seconds')`,
    [job.orgId, job.id],
  );
  await owner.query('insert into core.fact_queue (org_id, application_id) values ($1, $2)', [
    job.orgId,
    application.id,
  ]);
  const url = databaseUrlForLogin(server.url, 'tasks', {
    prefix: testDatabaseRolePrefix,
    secretKey: testSecretKey,
  });
  const queue = await openTaskQueue(url, server.services);
  const due = (seconds: number) =>
    queue.insert('write-mail', [{ startAfter: new Date(Date.now() - seconds * 1000) }]);
  await due(80);
  await due(-300);

  const { scrape } = await openCountedServer();
  const samples = readPrometheusText(await scrape());
  const sizes = { events: 1, tasks: 1, emails: 2, counters: 1, reports: 1 };
  for (const [name, waiting] of Object.entries(sizes))
    expect([name, findPrometheusValue(samples, 'evenhand_queue_size', { queue: name })]).toEqual([
      name,
      waiting,
    ]);
  const least = { events: 70, tasks: 80, emails: 90 };
  for (const [name, seconds] of Object.entries(least)) {
    const age = findPrometheusValue(samples, 'evenhand_queue_oldest_seconds', { queue: name });
    expect(age, name).toBeGreaterThanOrEqual(seconds);
    expect(age, name).toBeLessThan(seconds + 60);
  }
  const lag = (of: typeof samples, figures: string) =>
    findPrometheusValue(of, 'evenhand_figures_lag_seconds', { figures });
  expect(lag(samples, 'counters')).toBeGreaterThanOrEqual(40);
  const problem = (name: string) =>
    findPrometheusValue(samples, 'evenhand_problem', { problem: name });
  expect(readinessProblemNames.filter((name) => problem(name) === 1)).toEqual([
    'events',
    'mails',
    'tasks',
  ]);
  // Its queue keeps no times: it is as old as the time for which the same entry was seen at its head.
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  onTestFinished(() => now.mockRestore());
  expect(lag(readPrometheusText(await scrape()), 'reports')).toBeGreaterThanOrEqual(60);
  await owner.query('delete from core.fact_queue');
  now.mockReturnValue(performance.now() + 61_000);
  expect(lag(readPrometheusText(await scrape()), 'reports')).toBe(0);

  await queue.deleteAllJobs('write-mail');
  await queue.stop({ graceful: false });
  await owner.query('delete from core.event_outbox');
});

test('e-mails are counted by what became of them', async () => {
  const { counted, scrape } = await openCountedServer();
  const { id } = await server.given.organisation();
  const send = async (n: number, answer: number | null) => {
    await server.given.owner.query(
      `insert into pii.email_message (org_id, kind, to_address, subject, text, html, message_id, event_id)
       values ($1, 'reset-password', 'ada@example.com', 'S', 'T', 'H', $2, $3)`,
      [id, `<${id}.${n}@evenhand.test>`, n],
    );
    smtp().answer(answer);
    await sendDueEmails(counted);
  };
  await send(1, null);
  await send(2, 550);
  await send(3, 450);
  const samples = readPrometheusText(await scrape());
  for (const outcome of ['sent', 'returned', 'delayed'])
    expect([outcome, findPrometheusValue(samples, 'evenhand_emails_total', { outcome })]).toEqual([
      outcome,
      1,
    ]);
});

test('the connections of each pool are told, and those who wait for one', async () => {
  const { counted, scrape } = await openCountedServer();
  const { raw } = counted.pools.reviewer;
  const clients = await Promise.all(Array.from({ length: 5 }, () => raw.connect()));
  const late = raw.connect();
  const samples = readPrometheusText(await scrape());
  for (const client of clients) client.release();
  (await late).release();
  const of = (state: string) =>
    findPrometheusValue(samples, 'evenhand_database_connections', { pool: 'reviewer', state });
  expect([of('in_use'), of('idle'), of('waiting')]).toEqual([5, 0, 1]);
  expect(
    findPrometheusValue(samples, 'evenhand_database_connections_max', { pool: 'reviewer' }),
  ).toBe(5);
});

test('while the database is away the process is still told of, and what the database alone knows is missing', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
  const pools = openDatabasePools({ app: nowhere, system: nowhere, reviewer: nowhere });
  onTestFinished(() => closeDatabasePools(pools));
  const { scrape } = await openCountedServer({ pools });
  const samples = readPrometheusText(await scrape());
  expect(findPrometheusValue(samples, 'evenhand_problem', { problem: 'database' })).toBe(1);
  expect(samples.filter(({ name }) => name.startsWith('evenhand_queue'))).toEqual([]);
  expect(findPrometheusValue(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(findPrometheusValue(samples, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(findPrometheusValue(samples, 'evenhand_build_info', { node: process.versions.node })).toBe(
    1,
  );
});

test('however many ask, the database is asked once in a second', async () => {
  const { counted, scrape } = await openCountedServer();
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  onTestFinished(() => now.mockRestore());
  const questions = async () =>
    (
      await collectSqlStatements(counted, () => Promise.all(Array.from({ length: 5 }, scrape)))
    ).filter((statement) => statement.includes('queue_figures')).length;
  expect(await questions()).toBe(1);
  now.mockReturnValue(10_999);
  expect(await questions()).toBe(0);
  now.mockReturnValue(11_000);
  expect(await questions()).toBe(1);
});

test('an address that is taken is refused in one sentence that names the setting', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => other.close(() => resolve())));
  // It listens on an IP address.
  const { port } = other.address() as AddressInfo;
  const serve = (host: string) =>
    serveMetrics(server.services, openMetricRegistry(), { host, port });
  await expect(serve('127.0.0.1')).rejects.toThrow(StartError);
  await expect(serve('127.0.0.1')).rejects.toThrow(`METRICS_ADDRESS 127.0.0.1:${port} is taken`);
  await expect(serve('192.0.2.1')).rejects.toThrow('is not an address of this machine');
});
