import type { InjectOptions } from 'fastify';
import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { randomToken } from '../crypto/random-token-and-token-hash.ts';
import { openDatabasePoolsOfAnotherProcess } from '../test/open-database-pools-of-another-process.ts';
import { openSecondServer, startTestServer } from '../test/start-test-server.ts';
import type { PageRouteAddress, RoutedApp } from './add-endpoint-route.ts';

const server = startTestServer();
const token = randomToken();
let cookies: Record<string, string>;
beforeAll(() => {
  const csrf = deriveCsrfToken(token, server.services.config);
  cookies = { cookie: `sid=${token}`, 'x-csrf-token': csrf };
});

/** The SQL state that is raised; or the connection is terminated by the database, or cut with no word at all. */
type Loss = string;

/** Another process, whose database is lost, in this way, whatever it is asked for first. */
async function openLost(loss: Loss) {
  const pools = openDatabasePoolsOfAnotherProcess(server, {
    connectionMs: 30_000,
    statementMs: 60_000,
  });
  let asked = 0;
  for (const { raw } of Object.values(pools))
    raw.on('connect', (client: pg.PoolClient) => {
      const query = client.query.bind(client) as unknown as (text: string) => Promise<unknown>;
      const lost = (config: string | { text: string }) => {
        const text = typeof config === 'string' ? config : config.text;
        if (text === 'rollback') return query(text);
        asked += 1;
        if (loss === 'cut') {
          const { connection } = client as unknown as {
            connection: { stream: { destroy: () => void } };
          };
          const answer = query('select 1');
          connection.stream.destroy();
          return answer;
        }
        if (loss === 'terminated') return query('select pg_terminate_backend(pg_backend_pid())');
        return query(`do $$ begin raise exception using errcode = '${loss}'; end $$`);
      };
      // The server asks with promises only.
      client.query = lost as unknown as pg.PoolClient['query'];
    });
  const running = await openSecondServer(server, { pools });
  /** Undefined where the answer needs no database. */
  async function call(address: PageRouteAddress) {
    const before = asked;
    const reply = await running.app.inject(requestTo(address, running));
    return asked > before ? reply : undefined;
  }
  return { running, call };
}

const PASSWORD = 'a passphrase of four words';
/** What calls for strangers refuse unless it is there, and then ask the database about. */
const PAYLOADS: Record<string, Record<string, string>> = {
  '/login-api': { email: 'ada@example.com', password: PASSWORD },
  '/auth/reset-link-new': { resetemail: 'ada@example.com' },
  '/auth/reset': { token, password: PASSWORD },
  '/signup-with-password': { token, password: PASSWORD },
};
const QUERIES: Record<string, string> = {
  '/api/user/check-email-address': '?email=ada@example.com',
};
/** What says the same whatever is in the database, and what is refused here for how it was asked before anybody asks it. */
const ASK_NOTHING = [
  'POST /setup-totp',
  'GET /api/sign-up',
  'POST /register/new-org',
  'POST /register/new-textziki',
  'GET /google/auth-url',
  'GET /logos/{file}',
  'GET /careers-pictures/{file}',
  'POST /api/text-analysis',
  'GET /google/callback',
  'GET /robots.txt',
  'GET /dev/outbox.css',
  'GET /unsubscribe/{token}',
  'POST /unsubscribe/{token}',
  'GET /org-signup/template-list',
  'GET /org-signup/view-template/{templateId}',
  'GET /education',
  'GET /education/{slug}',
];

/** As somebody asks who may well be known: by cookie, key and links alike. */
function requestTo(address: PageRouteAddress, { pages }: RoutedApp): InjectOptions {
  const isPage = pages.some(
    ({ path, method }) => path === address.path && method === address.method,
  );
  const isForm = isPage && address.method === 'POST';
  const url = address.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    /token|hash|key/i.test(name) ? token : '7',
  );
  const csrf = cookies['x-csrf-token'] ?? '';
  return {
    method: address.method as 'GET',
    url: url + (QUERIES[url] ?? ''),
    ...(PAYLOADS[url] && { payload: PAYLOADS[url] }),
    headers: {
      ...cookies,
      ...(address.door === 'api' && { authorization: `Bearer evh_${token}` }),
      ...(isForm && {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      }),
    },
    ...(isForm && { payload: new URLSearchParams({ csrf }).toString() }),
  };
}

const wordsOf = (address: PageRouteAddress) => `${address.method} ${address.path}`;

test.each<Loss>(['25006', 'cut'])(
  'a database that is lost (%s) is told as busy, with when to come back, in every call and on every page',
  async (loss) => {
    const { running, call } = await openLost(loss);
    const wrong: string[] = [];
    const doors = new Set<string>();
    const needNone: string[] = [];
    for (const address of [...running.endpoints, ...running.pages]) {
      const reply = await call(address);
      if (reply === undefined) {
        needNone.push(wordsOf(address));
        continue;
      }
      doors.add(address.door);
      const isBusy = /"code":"busy"|We are busy right now/.test(reply.body);

      if (reply.statusCode !== 503 || reply.headers['retry-after'] !== '2' || !isBusy)
        wrong.push(`${wordsOf(address)}: ${reply.statusCode}`);
      // Going back from a form that was sent may lose what stood in it.
      const isAdvised = reply.body.includes(
        address.method === 'POST' ? 'it sends again what you wrote.' : 'Reload this page in',
      );
      if (/<html/.test(reply.body) && !isAdvised) wrong.push(`${wordsOf(address)}: advice`);
    }
    expect(wrong).toEqual([]);
    expect([...doors].sort()).toEqual([
      'api',
      'candidate',
      'operator',
      'public',
      'reviewer',
      'staff',
    ]);
    expect(needNone).toEqual(ASK_NOTHING);
  },
);

test.each<Loss>([
  'terminated',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08007',
  '08P01',
])('%s, by which a database or a pooler says that it is lost, is busy', async (loss) => {
  const { running, call } = await openLost(loss);
  for (const door of ['staff', 'reviewer', 'candidate', 'public', 'operator', 'api'] as const) {
    const of = running.endpoints.filter((endpoint) => endpoint.door === door);
    const replies = await Promise.all(of.slice(0, 3).map(call));
    const statuses = replies.flatMap((reply) => (reply ? [reply.statusCode] : []));
    expect(new Set(statuses), door).toEqual(new Set([503]));
  }
});

test('what is broken otherwise is still a bug', async () => {
  const { running, call } = await openLost('42703');
  const reply = await call({ method: 'POST', path: '/login-api', door: 'public' });
  expect(running.endpoints.some(({ path }) => path === '/login-api')).toBe(true);

  expect([reply?.statusCode, reply?.json().code]).toEqual([500, 'broken']);
});
