import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFixedDemoLinkToken } from '../server/db/demo/demo-dates-and-ids.ts';
import {
  type RunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../server/outside/start-embedded-postgres.ts';
import {
  type LoadTestCandidate,
  type CandidateLoadTest,
  applyWithoutSubmittingAsLoadTestCandidate,
} from '../server/test/attack/candidates-applying-under-load.ts';
import {
  runServerProcess,
  type ServerProcess,
  startServerProcess,
} from '../server/test/start-or-run-server-process.ts';
import { findFreePort } from '@evenhand/server/test/find-free-port.ts';
import { stopEmbeddedPostmaster } from '@evenhand/server/test/embedded-postmaster-pid-and-stop.ts';
import { runAsSuperuser } from '../server/test/run-as-superuser.ts';
import { DEMO_PASSWORD } from './set-up-browser-demo-password-and-page-waits.ts';
import { linkInEmail, type OutboxEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';

const migrations = readdirSync(new URL('../server/db/migrations/', import.meta.url));
const SECRET_KEY = 'a key that two processes share, 40 chars';
const folder = mkdtempSync(join(tmpdir(), 'evenhand-two-'));
let postgres: RunningEmbeddedPostgres;
let url: string;
let servers: ServerProcess[];

/** A PostgreSQL 15 that knows nothing of us, with an empty database of an ordinary role that may create roles. */
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: folder, version: 15, durable: false });
  await runAsSuperuser(
    folder,
    postgres.url,
    [
      "create role hiring login createrole password 'hiring'",
      'create database hiring owner hiring',
      'create database shop owner hiring',
    ],
    { version: 15 },
  );
  url = Object.assign(new URL(postgres.url), {
    username: 'hiring',
    password: 'hiring',
    pathname: '/hiring',
  }).href;
  const ports = [await findFreePort(), await findFreePort()];
  const shared = {
    DATABASE_URL: url,
    SECRET_KEY,
    DEMO: 'true',
    BASE_URL: `http://127.0.0.1:${ports[0]}`,
  };
  servers = await Promise.all(
    ports.map(async (port, n) => {
      const server = await startServerProcess({
        ...shared,
        PORT: String(port),
        DATA_DIR: join(folder, `process-${n}`),
      });
      return { ...server, baseUrl: `http://127.0.0.1:${port}` };
    }),
  );
});
afterAll(async () => {
  for (const server of servers ?? []) await server.stop();
  await postgres.stop();
  await stopEmbeddedPostmaster(folder, 15);
  rmSync(folder, { recursive: true, force: true });
});

function at(n: 0 | 1): string {
  return servers[n]?.baseUrl ?? '';
}

async function logIn(baseUrl: string, email: string, password: string) {
  const page = await fetch(`${baseUrl}/api/logged-in`);
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { csrfToken } = Object(await page.json());
  const reply = await fetch(`${baseUrl}/login-api`, {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { status: reply.status, session: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function one(query: string, values: unknown[] = []): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url, options: '-c role=evenhand_owner' });
  await client.connect();
  const { rows } = await client.query(query, values);
  await client.end();
  return rows[0];
}

function loadOn(baseUrl: string, emails: Map<string, string>): CandidateLoadTest {
  return {
    baseUrl,
    hash: makeFixedDemoLinkToken('Payroll Coordinator'),
    linkTo: (email) => emails.get(email),
    goesOn: () => false,
    complain: (sentence) => expect.fail(sentence),
    candidates: [],
    interrupted: 0,
  };
}

test('two that start at once on an empty database migrate it once and plant the demo once', async () => {
  expect(
    await one(
      "select count(*)::int as n from core.organisation where slug in ('larkfield-energy', 'pebble-co')",
    ),
  ).toEqual({ n: 2 });
  expect(
    await one(
      'select count(*)::int as n, count(distinct name)::int as names from migration.kysely_migration',
    ),
  ).toEqual({ n: migrations.length, names: migrations.length });
});

test('a session of one is a session of the other', async () => {
  const { session } = await logIn(at(0), 'admin@demo.test', DEMO_PASSWORD);
  const reply = await fetch(`${at(1)}/api/user/current`, { headers: { cookie: session } });
  expect(reply.status).toBe(200);
});

test('wrong passwords count over both', async () => {
  const statuses = [];
  for (let n = 0; n < 6; n += 1)
    statuses.push((await logIn(at(n % 2 === 0 ? 0 : 1), 'member@demo.test', 'wrong')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('an answer written through one is read through the other, and each mail is written once', async () => {
  const email = 'load-two-processes@example.com';
  const candidate: LoadTestCandidate = {
    email,
    token: null,
    isBegun: false,
    answers: new Map(),
    isSubmitted: false,
  };
  const emails = new Map<string, string>();
  // Only the address the e-mails name is the origin that forms must come from.
  const writing = applyWithoutSubmittingAsLoadTestCandidate(loadOn(at(0), emails), candidate);
  emails.set(email, linkInEmail(await waitForEmailTo(at(1), email), '/application/'));
  await writing;
  for (const [questionId, { sent }] of candidate.answers) {
    const reply = await fetch(`${at(1)}/application/${candidate.token}/answers/${questionId}`);
    expect(Object(await reply.json()).text).toBe(sent.at(-1));
  }
  const written = (await (await fetch(`${at(1)}/dev/outbox.json`)).json()) as OutboxEmail[];
  expect(written.filter(({ to }) => to === email)).toHaveLength(1);
});

test('one that is killed leaves the other at work', async () => {
  servers[0]?.child.kill('SIGKILL');
  await servers[0]?.ended;
  // What the other had taken up and not finished keeps readiness back until it is taken up again.
  await expect.poll(async () => (await fetch(`${at(1)}/readyz`)).status).toBe(200);
  const { status } = await logIn(at(1), 'hiring@demo.test', DEMO_PASSWORD);
  expect(status).toBe(200);
});

test('asked to end under load, it answers everything it has taken, or says when to come back, and ends in order', async () => {
  const outcomes: Promise<string>[] = [];
  let answered = 0;
  let isAsking = true;
  const client = async () => {
    while (isAsking) {
      const outcome = fetch(`${at(1)}/apply/${makeFixedDemoLinkToken('Payroll Coordinator')}`).then(
        reportedBy,
      );
      outcomes.push(outcome);
      await outcome.then((told) => (answered += told === '200' ? 1 : 0)).catch(() => {});
    }
  };
  const clients = Promise.all(Array.from({ length: 8 }, client));
  await expect.poll(() => answered).toBeGreaterThan(20);
  const taken = [...outcomes];
  const code = await servers[1]?.stop();
  isAsking = false;
  await clients;
  expect(code).toBe(0);
  const told = await Promise.all(taken);
  expect(told.filter((one) => one === '200').length).toBeGreaterThan(20);
  // Whoever has more to do than it can says so.
  expect(told.filter((one) => one !== '200' && one !== '503, with when to come back')).toEqual([]);
});

async function reportedBy(reply: Response): Promise<string> {
  await reply.text();
  const isToComeBack = Number(reply.headers.get('retry-after')) > 0;
  return `${reply.status}${isToComeBack ? ', with when to come back' : ''}`;
}

test('in production cookies are closed, mail leaves by SMTP, and nothing of the demo exists', async () => {
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] });
  const mailPort = await findFreePort();
  smtp.listen(mailPort, '127.0.0.1');
  const port = await findFreePort();
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    BASE_URL: 'https://hiring.example.org',
    DATABASE_URL: Object.assign(new URL(url), { pathname: '/shop' }).href,
    DATABASE_ROLE_PREFIX: 'shop',
    DATA_DIR: join(folder, 'production'),
    SECRET_KEY: 'Zu8vYq0tB3nXw5rK1mLc7pHs9dGf2jAe',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  };
  expect((await runServerProcess({ ...settings, DEMO: 'true' })).code).toBe(1);
  const server = await startServerProcess(settings);
  try {
    const baseUrl = `http://127.0.0.1:${port}`;
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1', '/dev/outbox.css']) {
      expect((await fetch(`${baseUrl}${path}`)).status).toBe(404);
    }
    const cookie = (await fetch(`${baseUrl}/api/logged-in`)).headers.getSetCookie()[0];
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect((await logIn(baseUrl, 'admin@demo.test', DEMO_PASSWORD)).status).toBe(401);
  } finally {
    expect(await server.stop()).toBe(0);
    smtp.close();
  }
});
