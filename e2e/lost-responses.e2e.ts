import type * as callsInPage from './in-page/call-endpoint-by-method-and-path.ts';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Browser, Page, Route } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { callEachEndpointOnce } from '../server/test/call-each-endpoint-once.ts';
import { callEachIntegrationEndpointOnce } from '../server/test/canary-webhook-and-public-api-actions.ts';
import {
  fingerprintDatabase,
  freezeSessionSeenTimes,
} from '../server/test/fingerprint-database-and-freeze-session-times.ts';
import { startTestCluster } from '../server/test/start-test-cluster.ts';
import { startTestServer } from '../server/test/start-test-server.ts';
import { makeHiringRoundActionsOverHttp } from '../server/test/hiring-round-over-http.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { launchChromium } from './launch-chromium.ts';
import { logInOnPage, signUpEmployerByApi } from './sign-up-and-log-in.ts';

let stopCluster = async () => {};
afterAll(() => stopCluster());
const server = startTestServer({}, async () => {
  const cluster = await startTestCluster();
  stopCluster = cluster.stop;
  return cluster.url;
});
const { somebody } = setUpBrowser();

let browser: Browser;
let page: Page;
let inPage: string;
let baseUrl: string;
const cut = new Set<string>();
const complaints: string[] = [];

beforeAll(async () => {
  inPage = await bundle();
  await server.running.app.listen({ port: 0, host: '127.0.0.1' });
  // Listening on a port, its address is an object.
  baseUrl = `http://127.0.0.1:${(server.running.app.server.address() as AddressInfo).port}`;
  browser = await launchChromium({ optimises: false });
  page = await browser.newPage({ baseURL: baseUrl });
});
afterAll(() => browser.close());

/** What of the calls' code a page needs, as one script. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: 'in-page/call-endpoint-by-method-and-path.ts',
        formats: ['iife'],
        name: 'calls',
      },
    },
  });
  // One format gives one result, and nothing is watched.
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

const isKept = ({ method, door, notReplayable }: Endpoint) =>
  method === 'POST' && door === 'staff' && !notReplayable;
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Makes the call from a page whose connection breaks after the deed is done, and then once more. */
async function send(request: InjectOptions): Promise<LightMyRequestResponse> {
  const url = typeof request.url === 'string' ? request.url : '';
  const [path = '', search = ''] = url.split('?');
  const endpoint = server.running.endpoints.find(
    (one) => one.method === request.method && patternOf(one).test(path),
  );
  const session = /sid=([\w-]+)/.exec(String(request.headers?.['cookie']))?.[1];
  if (!endpoint || !session || !isKept(endpoint) || cut.has(keyOf(endpoint)))
    return server.running.app.inject(request);
  cut.add(keyOf(endpoint));
  await page.context().addCookies([{ name: 'sid', value: session, url: baseUrl }]);
  await page.goto('/robots.txt');
  await page.evaluate(inPage);
  const asked = {
    params: patternOf(endpoint).exec(path)?.groups,
    query: Object.fromEntries(new URLSearchParams(search)),
    body: request.payload,
  };
  await freezeSessionSeenTimes(server.given.owner);
  const first = await clickAndLose(endpoint, asked);
  const after = await fingerprintDatabase(server.given.owner);
  const again = await click(endpoint, asked);
  if (JSON.stringify([first, again.outcome]) !== '[{"code":"network"},"answered"]')
    complaints.push(`${keyOf(endpoint)}: ${JSON.stringify([first, again.outcome])}`);
  if ((await fingerprintDatabase(server.given.owner)) !== after)
    complaints.push(`${keyOf(endpoint)}: done twice`);
  // As much of a reply as those who send look at.
  const reply = { statusCode: again.status, body: again.body, json: () => JSON.parse(again.body) };
  return reply as LightMyRequestResponse;
}

const patternOf = ({ path }: Endpoint) =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

async function clickAndLose(endpoint: Endpoint, asked: object): Promise<unknown> {
  const lose = async (route: Route) => {
    if (route.request().method() !== endpoint.method) return route.continue();
    // The server has committed and answered; nobody hears of it.
    await route.fetch();
    return route.abort('connectionreset');
  };
  await page.route('**/*', lose);
  const outcome = await callInPage(endpoint, asked);
  await page.unroute('**/*', lose);
  return outcome;
}

async function click(
  endpoint: Endpoint,
  asked: object,
): Promise<{ outcome: unknown; status: number; body: string }> {
  const answered = page.waitForResponse((one) => one.request().method() === endpoint.method);
  const outcome = await callInPage(endpoint, asked);
  const response = await answered;
  return { outcome, status: response.status(), body: await response.text() };
}

function callInPage({ method, path }: Endpoint, asked: object): Promise<unknown> {
  return page.evaluate(
    ([to, what]) =>
      // Put there by the script.
      (globalThis as unknown as { calls: typeof callsInPage }).calls.callEndpointByMethodAndPath(
        to,
        what,
      ),
    [{ method, path }, asked] as const,
  );
}

test('whatever creates something is done once when its answer is lost and it is asked for again', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const reviewers = [
    await given.member({ id: admin.orgId }),
    await given.member({ id: admin.orgId }),
  ];
  const round = makeHiringRoundActionsOverHttp(server, send);
  await callEachIntegrationEndpointOnce(round, admin);
  const job = await round.publishedRole(admin, { reviewers });
  const attempts = [];
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    attempts.push(
      await round.apply(job, {
        firstName: `Candidate${name}`,
        lastName: 'Of The Cut',
        email: `${name}@example.com`,
        source: 'Direct',
        answers: ['I call next door.', 'I bake elsewhere.'],
      }),
    );
  await round.sendToReview(admin, job, attempts, reviewers);
  await callEachEndpointOnce(server, send);
  expect(complaints).toEqual([]);
  const creating = server.running.endpoints.filter((one) => isKept(one) && one.status === 201);
  expect(creating.length).toBeGreaterThan(12);
  expect(creating.map(keyOf).filter((key) => !cut.has(key))).toEqual([]);
});

test('what was answered is asked anew: two clicks with an answer between make two', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  await page.context().addCookies([{ name: 'sid', value: admin.session, url: baseUrl }]);
  await page.goto('/robots.txt');
  await page.evaluate(inPage);
  const start = server.running.endpoints.find(({ path }) => path === '/dashboard-old/role/new');
  if (!start) throw new Error('no role can be started');
  for (let n = 0; n < 2; n += 1)
    expect((await click(start, { body: { title: 'Baker' } })).status).toBe(201);
  const { rowCount } = await given.owner.query('select 1 from core.job where org_id = $1', [
    admin.orgId,
  ]);
  expect(rowCount).toBe(2);
});

test('a role whose first click was not answered is started and copied once, by a second click', async () => {
  const person = await somebody();
  await logInOnPage(person.page, await signUpEmployerByApi(inject('baseUrl')));
  const loseOnce = (address: string) =>
    person.page.route(
      address,
      async (route) => {
        await route.fetch();
        return route.abort('connectionreset');
      },
      { times: 1 },
    );

  const { page: dashboard } = person;
  const opened = () => dashboard.waitForURL(/\/builder\/\d+\/new\/high-volume$/);
  const notReached = () =>
    dashboard.getByRole('dialog').getByText('We could not reach the server.').waitFor();
  const openDialog = async (tab: string) => {
    await dashboard.goto('/dashboard');
    await dashboard.getByRole('button', { name: 'Start a new role' }).click();
    await dashboard.getByRole('dialog').getByRole('tab', { name: tab }).click();
  };
  const begin = dashboard.getByRole('button', { name: 'Start from scratch' });

  await dashboard.getByLabel('Role title').fill('Ferryman');
  await begin.click();
  await opened();

  await openDialog('From scratch');
  await dashboard.getByLabel('Role title').fill('Lock keeper');
  await loseOnce('**/dashboard-old/role/new');
  await begin.click();
  await notReached();
  await begin.click();
  await opened();

  await openDialog('From a previous role');
  const copy = dashboard.getByRole('button', { name: /^Start from Lock keeper/ });
  await loseOnce('**/duplicate*');
  await copy.click();
  await notReached();
  await copy.click();
  await opened();

  await dashboard.goto('/dashboard');
  await dashboard.getByText('3 roles').waitFor();
  const titles = dashboard.getByRole('article').getByRole('heading');
  expect((await titles.allInnerTexts()).toSorted()).toEqual([
    'Ferryman',
    'Lock keeper',
    'Lock keeper (copy)',
  ]);
});
