import { beforeAll, expect, test } from 'vitest';
import {
  postApplicationForm,
  beginTestApplication,
  randomIpAddress,
} from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { fingerprintDatabase } from '../../test/fingerprint-database-and-freeze-session-times.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { freezeServerClock } from '../../test/freeze-server-clock.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const ada = { firstName: 'Ada', lastName: 'Okoro', consent: 'yes' };
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

let admin: PlantedMember;
beforeAll(async () => {
  admin = await server.given.member(await server.given.organisation({ name: 'Larkfield Energy' }), {
    role: 'ADMIN',
  });
});

const page = (hash: string) => server.running.app.inject({ method: 'GET', url: `/apply/${hash}` });

test('anybody reads an open role, how it is decided and how long applying takes', async () => {
  const job = await server.given.openJob(admin, { title: 'Baker & Miller' });
  await server.given.question(job);
  await server.given.owner.query(
    `update core.job set description = $2, location = 'Marlow' where id = $1`,
    [job.id, 'You <b>bake</b>.\n\n- Bread\n- Rolls'],
  );
  const reply = await page(job.hash);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(visiblePageText(reply)).toContain('Baker & Miller');
  for (const words of [
    'Larkfield Energy',
    'Marlow',
    'You <b>bake</b>.',
    '1 question, about',
    'Three people score each answer',
    'three people who do not see your name',
    'The questions are about judgement.',
  ]) {
    expect(visiblePageText(reply).replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toContain(words);
  }
  expect(reply.body).not.toContain('The oven fails');
  expect(reply.body).not.toContain('Waits until somebody comes');
});

test('a broken or repeated source in the link does not keep anybody out', async () => {
  const job = await server.given.openJob(admin);
  for (const query of [
    '?utm_source=a&utm_source=b',
    '?utm_source=%00',
    '?utm_source[]=x',
    '?%00=1',
    `?utm_source=${'x'.repeat(5000)}`,
  ]) {
    expect([query.slice(0, 40), (await page(`${job.hash}${query}`)).statusCode]).toEqual([
      query.slice(0, 40),
      200,
    ]);
  }
  expect((await page(`${job.hash}?utm_source=Job%20Fair`)).body).toContain(
    'name="source" value="job-fair"',
  );
});

test('what was never published, is archived, a sample or unknown is one and the same 404, to the byte', async () => {
  const { given } = server;
  const draft = await given.job(admin);
  const archived = await given.job(admin, {
    publishedAt: ago(9),
    closesAt: ago(-9),
    archivedAt: ago(1),
  });
  const sample = await given.openJob(admin);
  await given.owner.query('update core.job set sample = true where id = $1', [sample.id]);
  const replies = await Promise.all(
    [draft.hash, archived.hash, sample.hash, 'A'.repeat(24), 'x', '%00', '..%2f..'].map(page),
  );
  for (const reply of replies) {
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toBe(replies[0]?.body);
    expect({ ...reply.headers, date: '' }).toEqual({ ...replies[0]?.headers, date: '' });
    expect(reply.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
    });
  }
  const deeper = { url: '/apply/a/b/c', headers: { accept: 'text/html' } };
  expect((await server.running.app.inject(deeper)).body).toBe(replies[0]?.body);
  expect(
    (await postApplicationForm(server, draft, { ...ada, email: 'ada@example.com' })).statusCode,
  ).toBe(404);
});

test('a role that has closed says so for thirty days, without a form, and is gone after that', async () => {
  const closed = await server.given.job(admin, {
    title: 'Smith',
    publishedAt: ago(60),
    closesAt: ago(29.9),
  });
  const gone = await server.given.job(admin, { publishedAt: ago(60), closesAt: ago(30.1) });
  const told = await page(closed.hash);
  expect([told.statusCode, visiblePageText(told)]).toEqual([
    200,
    expect.stringContaining('This role has closed'),
  ]);
  expect(told.body).not.toContain('<form');
  expect((await page(gone.hash)).statusCode).toBe(410);
  const late = await postApplicationForm(server, closed, { ...ada, email: 'late@example.com' });
  expect([late.statusCode, visiblePageText(late)]).toEqual([
    410,
    expect.stringContaining('This role has closed'),
  ]);
});

test('applying begins an application under a random reference and has its link e-mailed', async () => {
  const job = await server.given.openJob(admin);
  const reply = await postApplicationForm(server, job, {
    ...ada,
    email: ' Ada@Example.COM ',
    source: 'Linked In!',
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    `/apply/${job.hash}/check-your-email`,
  ]);
  const sent = await server.running.app.inject({
    method: 'GET',
    url: String(reply.headers.location),
  });
  expect(visiblePageText(sent)).toContain('Check your e-mail');
  const { rows } = await server.given.owner.query(
    `select a.public_ref, a.state, c.first_name, c.last_name, c.email, i.source, i.opened_at,
       (select array_agg(e.kind) from core.event e where e.subject_id = a.id and e.job_id = a.job_id) as events,
       (select count(*)::int from auth.token t where t.kind = 'application' and t.reference = a.id) as links
     from core.application a join pii.application_identity i on i.application_id = a.id join pii.candidate c on c.id = i.candidate_id
     where a.job_id = $1`,
    [job.id],
  );
  expect(rows).toEqual([
    {
      public_ref: expect.stringMatching(/^[A-HJ-NP-Z]{2}-\d{2}$/),
      state: 'started',
      first_name: 'Ada',
      last_name: 'Okoro',
      email: 'ada@example.com',
      source: 'linked-in',
      opened_at: null,
      events: ['application-begun'],
      links: 1,
    },
  ]);
});

test('the same address again looks the same and has the same link sent again, three times an hour', async () => {
  const job = await server.given.openJob(admin);
  const candidate = await beginTestApplication(server, job, { email: 'twice@example.com' });
  const replies = [];
  for (let n = 0; n < 5; n += 1)
    replies.push(
      await postApplicationForm(server, job, {
        firstName: 'Eve',
        lastName: 'Il',
        email: 'twice@example.com',
        consent: 'yes',
      }),
    );
  const fresh = await postApplicationForm(server, job, { ...ada, email: 'fresh@example.com' });
  for (const reply of replies) {
    expect([reply.statusCode, reply.body, { ...reply.headers, date: '' }]).toEqual([
      fresh.statusCode,
      fresh.body,
      { ...fresh.headers, date: '' },
    ]);
  }
  const { rows } = await server.given.owner.query(
    'select kind from core.event where subject_id = $1 order by id',
    [candidate.id],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['application-begun', 'link-asked', 'link-asked']);
  const person = await server.given.owner.query(
    `select first_name from pii.candidate where email = 'twice@example.com'`,
  );
  expect(person.rows).toEqual([{ first_name: 'Ada' }]);
});

test('two who send the same address at once have one application', async () => {
  const job = await server.given.openJob(admin);
  const replies = await Promise.all(
    Array.from({ length: 6 }, () =>
      postApplicationForm(server, job, { ...ada, email: 'once@example.com' }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(303));
  const { rows } = await server.given.owner.query(
    'select count(*)::int as n from core.application where job_id = $1',
    [job.id],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('what is missing is said beside the field, and what was written stays', async () => {
  const job = await server.given.openJob(admin);
  const before = await fingerprintDatabase(server.given.owner);
  const reply = await postApplicationForm(server, job, {
    firstName: 'Ada',
    lastName: ' ',
    email: 'nowhere',
    source: 'fair',
  });
  expect(reply.statusCode).toBe(422);
  for (const words of [
    '3 things need another look',
    'Fill in your last name.',
    'Write an e-mail address',
    'Read how your data is used, and tick this.',
  ])
    expect(visiblePageText(reply)).toContain(words);
  expect(reply.body).toContain('value="Ada"');
  expect(reply.body).toContain('value="nowhere"');
  expect(reply.body).toContain('name="source" value="fair"');
  for (const firstName of ['x'.repeat(101), 'A\u202eda', '<b>\u0007']) {
    expect(
      (await postApplicationForm(server, job, { ...ada, firstName, email: 'a@example.com' }))
        .statusCode,
    ).toBe(422);
  }
  expect(
    (await postApplicationForm(server, job, { ...ada, firstName: 'A\0da', email: 'a@example.com' }))
      .statusCode,
  ).toBe(400);
  expect(await fingerprintDatabase(server.given.owner)).toBe(before);
});

test.each([
  ['no token', { csrf: '' }, {}, 403],
  ["another session's token", { csrf: 'A'.repeat(43) }, {}, 403],
  ['another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of the same domain, not ours', {}, { 'sec-fetch-site': 'same-site' }, 403],
  ['JSON', {}, { 'content-type': 'application/json' }, 415],
  ['plain text', {}, { 'content-type': 'text/plain' }, 415],
])('a form with %s is refused and changes nothing', async (_, fields, headers, status) => {
  const job = await server.given.openJob(admin);
  const before = await fingerprintDatabase(server.given.owner);
  const reply = await postApplicationForm(
    server,
    job,
    { ...ada, email: 'forged@example.com', ...fields },
    { headers },
  );
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    status,
    'text/html; charset=utf-8',
  ]);
  expect(await fingerprintDatabase(server.given.owner)).toBe(before);
});

test('a network that applies too often waits for the next hour, and nobody else does', async () => {
  freezeServerClock(server);
  const job = await server.given.openJob(admin);
  const ip = randomIpAddress();
  const from = (n: number) =>
    postApplicationForm(server, job, { ...ada, email: `many-${n}@example.com` }, { ip });
  for (let n = 0; n < 30; n += 1) expect((await from(n)).statusCode).toBe(303);
  const refused = await from(30);
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([
    429,
    expect.toSatisfy((seconds) => seconds > 0 && seconds <= 3600),
  ]);
  expect(
    (await postApplicationForm(server, job, { ...ada, email: 'other@example.com' })).statusCode,
  ).toBe(303);
  const { rows } = await server.given.owner.query('select key from auth.throttle');
  expect(rows.filter(({ key }) => key.includes(ip) || key.includes('@'))).toEqual([]);
});

test('a role whose short references are taken gets longer ones', async () => {
  const job = await server.given.openJob(admin);
  const { owner } = server.given;
  // What is noted of each of so many for the figures takes five times as long as they do.
  await owner.query('alter table core.application disable trigger user');
  await owner.query(
    `insert into core.application (org_id, job_id, public_ref)
     select $1, $2, chr(a) || chr(b) || '-' || lpad(n::text, 2, '0')
     from generate_series(65, 90) a, generate_series(65, 90) b, generate_series(0, 99) n`,
    [job.orgId, job.id],
  );
  await owner.query('alter table core.application enable trigger user');
  const { id } = await beginTestApplication(server, job);
  const { rows } = await owner.query(`select public_ref from core.application where id = ${id}`);
  expect(rows).toEqual([{ public_ref: expect.stringMatching(/^[A-Z]{2}-\d{3,4}$/) }]);
});
