import { beforeAll, expect, test } from 'vitest';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';
import { randomToken } from '../../crypto/random-token-and-token-hash.ts';
import { onePixelPng } from '../../test/call-endpoint-and-fill-sample-request-in-test.ts';
import { postApplicationForm } from '../../test/test-candidate-client.ts';
import { collectWaysToDatabase } from '../../test/collect-sql-statements-or-database-messages.ts';
import { runDuringRequestAfterStatement } from '../../test/run-during-request-after-statement.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import {
  openSecondServer,
  type TestServer,
  startTestServer,
} from '../../test/start-test-server.ts';

const server = startTestServer();
const DAY_MS = 86_400_000;
const ADVERT = 'You mill flour at night, six nights a week, for the whole town.';
let admin: PlantedMember;
let operator: PlantedMember;
beforeAll(async () => {
  admin = await server.given.member(await server.given.organisation({ name: 'Brown Bakery' }), {
    role: 'ADMIN',
  });
  operator = await server.given.operator();
});

const session = randomToken();
const sql = (text: string, values: unknown[] = []) => server.given.owner.query(text, values);

function page(
  { hash }: { hash: string },
  {
    app = server.running.app,
    query = '',
    by = session,
    referer = undefined as string | undefined,
  } = {},
) {
  const headers = { accept: 'text/html', cookie: `sid=${by}`, ...(referer && { referer }) };
  return app.inject({ url: `/apply/${hash}${query}`, headers });
}

function setLogo({ running: { app }, services }: TestServer) {
  return app.inject({
    method: 'PUT',
    url: `/api/org/${admin.orgId}/logo`,
    headers: {
      cookie: `sid=${admin.session}`,
      'x-csrf-token': deriveCsrfToken(admin.session, services.config),
      'content-type': 'image/png',
    },
    payload: onePixelPng,
  });
}

test('whatever a role’s page tells is on the next answer of every process once it has changed', async () => {
  const { given, as } = server;
  const job = await given.openJob(admin, { title: 'Baker' });
  for (let n = 0; n < 4; n += 1) await given.part(job, await given.member({ id: admin.orgId }));
  const { rows } = await sql(
    `insert into core.brand (org_id, name) values ($1, 'Crust') returning id`,
    [admin.orgId],
  );
  await sql('update core.job set brand_id = $2 where id = $1', [job.id, rows[0]?.id]);
  const other = await openSecondServer(server);
  const role = async (changes: object) => {
    const { version } = (await as(admin).get(`/api/builder/${job.id}`)).json();
    return as(admin).patch(`/api/builder/${job.id}`, { version, ...changes });
  };
  const org = (changes: object) => as(admin).put(`/api/rest/org/${admin.orgId}`, changes);
  const say = (type: string, text: string) =>
    as(admin).post(`/api/org/${admin.orgId}/statement`, { type, text });
  const toggle = (featureName: string, enabled: boolean) =>
    as(admin).post('/account/features/toggle', { featureName, enabled });
  const interest = (isOn: boolean) => as(admin).put(`/api/builder/${job.id}/quick-apply`, { isOn });
  const publish = (isPublished: boolean) =>
    as(admin).post('/org/publish-microsite', { isPublished });
  const active = (is: boolean) =>
    as(operator).put(`/api/operator/organisations/${admin.orgId}/active`, { active: is });
  const rolesLink = 'All open roles at';
  const interestLink = 'Register interest';

  const changes: [what: string, deed: () => Promise<object>, then: string, before?: string][] = [
    ['the title', () => role({ title: 'Miller' }), '<h1>Miller</h1>', '<h1>Baker</h1>'],
    ['the advert', () => role({ description: ADVERT }), ADVERT],
    ['the work', () => role({ work: workOf('Hybrid') }), 'Hybrid'],
    [
      'the readers',
      () => role({ reviewsPerAnswer: 5, reason: 'More of us.' }),
      'Five people score each answer',
    ],
    [
      'a stage',
      () => sql(`update core.stage set name = 'Five questions' where job_id = $1`, [job.id]),
      '<strong>Five questions.</strong>',
      '<strong>Written answers.</strong>',
    ],
    ['a question', () => given.question(job), '1 question, about'],
    [
      'its skills',
      () => sql(`update core.criterion set name = 'Patience' where job_id = $1`, [job.id]),
      'The questions are about patience.',
      'The questions are about judgement.',
    ],
    [
      'what its questions serve',
      () =>
        sql(
          'delete from core.question_criterion where question_id in (select id from core.question where job_id = $1)',
          [job.id],
        ),
      '',
      'The questions are about patience.',
    ],
    [
      'no question',
      () => sql('delete from core.question where job_id = $1', [job.id]),
      '0 questions',
    ],
    ['a statement', () => say('about', 'We bake by moonlight.'), 'We bake by moonlight.'],
    ['the statement', () => say('about', 'We bake at noon.'), 'noon', 'moonlight'],
    ['no statement', () => say('about', ''), '', 'noon'],
    ['the address', () => org({ privacyContact: 'data@example.com' }), 'data@example.com'],
    ['the employer', () => org({ name: 'White Bakery' }), 'White Bakery', 'Brown Bakery'],
    ['the zone', () => org({ tz: 'Asia/Tokyo' }), 'data-zone="Asia/Tokyo"'],
    ['no closing', () => role({ openUntilFilled: true }), 'Open until somebody is found'],
    [
      'a brand',
      () => org({ brands: [{ id: rows[0]?.id, name: 'Rolls & Co' }] }),
      'Rolls &amp; Co',
      'Crust',
    ],
    ['the logo', () => setLogo(server), `src="/logos/${admin.orgId}-`],
    ['the feature', () => toggle('quick-apply', true), ''],
    ['quick apply', () => interest(true), interestLink],
    ['no quick apply', () => interest(false), '', interestLink],
    ['careers pages', () => toggle('careers-page', true), ''],
    [
      'a careers page',
      async () => {
        await as(admin).post('/org/update-microsite-details', { headline: 'Bread for all' });
        return publish(true);
      },
      rolesLink,
    ],
    ['no careers page', () => publish(false), '', rolesLink],
    ['it again', () => publish(true), rolesLink],
    ['deactivation', () => active(false), '', rolesLink],
    ['its end', () => active(true), rolesLink],
    ['another brand', () => org({ brands: [] }), '', 'Rolls &amp; Co'],
    [
      'its frozen plan',
      () =>
        sql(
          `insert into core.plan_version (org_id, job_id, n, plan, sha256, frozen_at, reason)
           values ($1, $2, 3, '{}', sha256('{}'), now(), 'To see it.')`,
          [job.orgId, job.id],
        ),
      'content="44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"',
    ],
  ];
  let shown = [(await page(job)).body];
  for (const [what, command, then, before] of changes) {
    if (then !== '')
      expect([what, shown.some((body) => body.includes(then))]).toEqual([what, false]);
    if (before) expect([what, shown.every((body) => body.includes(before))]).toEqual([what, true]);
    const done = await command();
    expect([what, 'statusCode' in done && Number(done.statusCode) >= 300]).toEqual([what, false]);
    const replies = await Promise.all(
      [server.running.app, other.app].map((app) => page(job, { app })),
    );
    shown = replies.map(({ body }) => body);
    for (const body of shown) {
      expect([what, body.includes(then)]).toEqual([what, true]);
      if (before) expect([what, body.includes(before)]).toEqual([what, false]);
    }
  }
  const fresh = await openSecondServer(server);
  expect((await page(job)).body).toBe((await page(job, { app: fresh.app })).body);

  await sql('update core.job set closes_at = $2 where id = $1', [
    job.id,
    new Date(Date.now() + DAY_MS),
  ]);
  expect((await page(job)).body).toContain('Apply by');
  server.setNow(new Date(Date.now() + 2 * DAY_MS));
  expect((await page(job)).body).toContain('This role has closed');
  server.setNow(null);
  expect((await page(job)).body).toContain('<h1>Miller</h1>');
  await as(admin).post(`/dashboard-old/role/${job.id}/archive-open`);
  expect((await page(job)).statusCode).toBe(404);
});

test('each visitor has their own token and source, and nobody else’s', async () => {
  const job = await server.given.openJob(admin);
  const visitors = ['job-fair', 'newsletter', '"><script>alert(1)</script>'].map((source) => {
    const by = randomToken();
    const token = deriveCsrfToken(by, server.services.config);
    return { by, token, query: `?utm_source=${encodeURIComponent(source)}` };
  });
  const replies = [];
  for (const { by, query } of visitors) replies.push(await page(job, { by, query }));
  const sources = ['job-fair', 'newsletter', 'script-alert-1-script'];
  for (const [at, { body, headers }] of replies.entries()) {
    for (const [n, { token, by }] of visitors.entries()) {
      expect(body.split(token)).toHaveLength(n === at ? 2 : 1);
      expect(body).not.toContain(by);
      expect(body.split(`value="${sources[n]}"`)).toHaveLength(n === at ? 2 : 1);
    }
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-store', undefined]);
  }
  const same = replies.map(({ body }, at) =>
    body.replace(visitors[at]?.token ?? '', '').replace(`value="${sources[at]}"`, 'value=""'),
  );
  expect(new Set(same).size).toBe(1);
  const later = await page(job, { referer: 'https://www.jobs.example/some/page' });
  expect(later.body).toContain('name="source" value="jobs-example"');
});

test('who comes without a session is given one, whose token is on the page and sends the form', async () => {
  const job = await server.given.openJob(admin);
  const given = [];
  for (let n = 0; n < 2; n += 1) {
    const reply = await server.running.app.inject({ url: `/apply/${job.hash}` });
    const [cookie] = reply.cookies;
    const [, token = ''] = /name="csrf" value="([^"]+)"/.exec(reply.body) ?? [];
    expect(token).toBe(deriveCsrfToken(cookie?.value ?? '', server.services.config));
    given.push({ own: cookie?.value ?? '', token });
  }
  expect(new Set(given.flatMap(({ own, token }) => [own, token])).size).toBe(4);
  const [first, second] = given;
  const form = { firstName: 'Ada', lastName: 'Okoro', email: 'ada@example.com', consent: 'yes' };
  const send = (fields: { csrf?: string }) =>
    postApplicationForm(server, job, { ...form, ...fields }, { session: second?.own ?? '' });
  expect((await send({ csrf: first?.token ?? '' })).statusCode).toBe(403);
  expect((await send({ csrf: second?.token ?? '' })).statusCode).toBe(303);
});

test('what comes and goes while a page is drawn is on no answer that follows', async () => {
  const job = await server.given.openJob(admin);
  const add = `insert into core.brand (org_id, name) values ($1, 'Here and gone')`;
  const command = () => sql(add, [admin.orgId]);
  const drawn = await runDuringRequestAfterStatement(
    server.services,
    { words: 'find_job_page', deed: command },
    () => page(job),
  );
  expect(drawn.body).not.toContain('Here and gone');
  expect((await page(job)).body).toContain('Here and gone');
  await sql(`delete from core.brand where org_id = $1 and name = 'Here and gone'`, [admin.orgId]);
  expect((await page(job)).body).toBe(drawn.body);
});

test('a page that is kept costs its visitor one way to the database', async () => {
  const job = await server.given.openJob(admin);
  const first = await page(job);
  const trips = await collectWaysToDatabase(server.services, async () => {
    expect((await page(job)).body).toBe(first.body);
  });
  expect(trips).toEqual([expect.stringContaining('find_job_page')]);
});

test('of two employers at one address of careers pages, each role’s page follows what the other does', async () => {
  const one = await server.given.organisation();
  const two = await server.given.organisation();
  const job = await server.given.openJob(await server.given.member(two, { role: 'ADMIN' }));
  for (const { id } of [one, two])
    await sql(
      `with page as (insert into core.careers_page (org_id, draft, published, published_at, asset_key)
         values ($1, '{}', '{}', now(), 'a-key-of-colours-aaaaa'))
       update core.organisation set slug = 'two-at-once', features = '{careers-page}' where org_id = $1`,
      [id],
    );
  expect((await page(job)).body).not.toContain('All open roles');
  await sql('update core.organisation set deactivated_at = now() where org_id = $1', [one.id]);
  expect((await page(job)).body).toContain('All open roles');
});

function workOf(remotePreference: string) {
  return { remotePreference, employmentType: null, hours: null, openings: 1, jobFunctions: [] };
}
