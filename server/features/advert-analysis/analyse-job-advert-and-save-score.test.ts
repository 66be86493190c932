import { expect, test } from 'vitest';
import { openWorkerThreads } from '../../outside/worker-threads.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';
import { randomToken } from '../../crypto/random-token-and-token-hash.ts';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';

const server = startTestServer();
const ADVERT = `You bake bread and rolls for the whole town with three others. He will utilise our ovens and be a good culture fit for the bakery in Leeds.`;
const endless = new URL(
  `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { while (true); }); parentPort.postMessage('ready');`)}`,
);

async function author() {
  const org = await server.given.organisation();
  await server.given.feature(org, 'text-analysis');
  const admin = await server.given.member(org, { role: 'ADMIN' });
  return { org, admin, job: await server.given.readyDraft(admin) };
}

type Person = { session: string };
const read = (person: Person, job: { id: number }, text = ADVERT) =>
  server.as(person).post(`/api/text-analysis/${job.id}`, { text });
const ignore = (person: Person, job: { id: number }, keys: string[]) =>
  server.as(person).put(`/api/text-analysis/${job.id}/ignored`, { keys });
const keysIn = (reply: Awaited<ReturnType<typeof read>>): string[] =>
  reply.json().findings.map(({ key }: { key: string }) => key);

test('an author is told what may put people off, where it stands and what could stand there instead', async () => {
  const { admin, job } = await author();
  const reply = await read(admin, job);
  expect(reply.statusCode, reply.body).toBe(200);
  const { findings, score, groups, state, words } = reply.json();
  expect({ state, words }).toEqual({ state: 'read', words: 28 });
  expect(groups.map(({ name }: { name: string }) => name)).toEqual([
    'gender',
    'reading',
    'structure',
    'jargon',
    'inclusion',
  ]);
  const at = ADVERT.indexOf('utilise');
  expect(findings).toContainEqual({
    key: 'jargon/utilise',
    from: at,
    to: at + 7,
    group: 'jargon',
    severity: 'low',
    title: 'utilise',
    explanation: expect.stringMatching(/jargon/),
    suggestions: ['use'],
    ignored: false,
  });
  expect(keysIn(reply)).toEqual(expect.arrayContaining(['inclusion/he', 'inclusion/culture fit']));
  expect(score).toBeLessThan(80);
});

test('what stands in the role’s own fields counts as said', async () => {
  const { admin, job } = await author();
  const missing = [
    'structure/salary',
    'structure/hours',
    'structure/flexible',
    'structure/equality',
  ];
  expect(keysIn(await read(admin, job))).toEqual(expect.arrayContaining(missing));
  await server.given.owner.query(
    `update core.job set salary_min = 24000, salary_currency = 'GBP', hours = '37.5 hours a week', remote_preference = 'Hybrid' where id = $1`,
    [job.id],
  );
  await server.given.owner.query(
    `insert into core.organisation_statement (org_id, kind, text) values ($1, 'about', 'We make reasonable adjustments.')`,
    [admin.orgId],
  );
  const after = keysIn(await read(admin, job));
  expect(missing.filter((key) => after.includes(key))).toEqual([]);
  expect(after).not.toContain('structure/closing');
});

test('the score is kept once for each edit, of the role alone, and not copied with it', async () => {
  const { admin, job } = await author();
  const scores = async (minutes: number, text: string) => {
    server.setNow(new Date(Date.UTC(2030, 0, 1, 9, minutes)));
    const reply = await read(admin, job, text);
    return reply.json().history.map(({ score }: { score: number }) => score);
  };
  const better = ADVERT.replace('utilise', 'use');
  const first = await scores(0, ADVERT);
  expect(first).toHaveLength(1);
  expect(await scores(40, ADVERT)).toEqual(first);
  expect(await scores(10, better)).toEqual([first[0] + 3]);
  expect(await scores(50, better.replace('He', 'They'))).toEqual([first[0] + 3, first[0] + 9]);
  expect(await scores(55, 'Too short.')).toHaveLength(2);
  server.setNow(null);
  const copy = (await server.as(admin).post(`/dashboard-old/role/${job.id}/duplicate`)).json();
  expect((await read(admin, copy)).json().history).toHaveLength(1);
});

test('a finding that is ignored for a role costs nothing there, and can be pointed out again', async () => {
  const { admin, job } = await author();
  const before = (await read(admin, job)).json();
  expect((await ignore(admin, job, ['jargon/utilise', 'jargon/utilise'])).statusCode).toBe(204);
  const after = (await read(admin, job)).json();
  expect(after.score).toBe(before.score + 3);
  const ignored = after.findings.filter((finding: { ignored: boolean }) => finding.ignored);
  expect(ignored.map(({ key }: { key: string }) => key)).toEqual(['jargon/utilise']);
  const other = await server.given.readyDraft(admin);
  expect((await read(admin, other)).json().score).toBe(before.score);
  await ignore(admin, job, []);
  expect((await read(admin, job)).json().score).toBe(before.score);
});

test.each([
  [['<script>']],
  [[`jargon/${'x'.repeat(81)}`]],
  [Array.from({ length: 201 }, (_, n) => `jargon/${n}`)],
])('keys like %j are refused', async (keys) => {
  const { admin, job } = await author();
  expect((await ignore(admin, job, keys)).statusCode).toBe(422);
});

test('an organisation without the feature is told where to switch it on', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const job = await server.given.readyDraft(admin);
  for (const reply of [await read(admin, job), await ignore(admin, job, [])]) {
    expect(reply.statusCode).toBe(403);
    expect(reply.json().message).toMatch(/Your features/);
  }
});

test('whoever has no part in a role finds none; who only observes reads along and leaves nothing', async () => {
  const { org, admin, job } = await author();
  const stranger = (await author()).admin;
  const colleague = await server.given.member(org);
  for (const person of [stranger, colleague])
    expect([
      (await read(person, job)).statusCode,
      (await ignore(person, job, [])).statusCode,
    ]).toEqual([404, 404]);
  const observer = await server.given.member(org);
  await server.given.owner.query(
    `insert into core.job_member (org_id, job_id, member_id, role) values ($1, $2, $3, 'observer')`,
    [org.id, job.id, observer.id],
  );
  const reply = await read(observer, job);
  expect([reply.statusCode, reply.json().history]).toEqual([200, []]);
  expect((await ignore(observer, job, [])).statusCode).toBe(403);
  expect((await read(admin, job)).json().history).toHaveLength(1);
});

test('a text that takes too long is given up, the caller is told, and others are read meanwhile', async () => {
  const { admin, job } = await author();
  const slow = openWorkerThreads({ limitMs: 30 });
  const other = await openSecondServer(server, {
    inThread: (_program, input) => slow(endless, input),
  });
  const reply = await other.app.inject({
    method: 'POST',
    url: `/api/text-analysis/${job.id}`,
    headers: {
      cookie: `sid=${admin.session}`,
      'x-csrf-token': deriveCsrfToken(admin.session, server.services.config),
    },
    payload: { text: ADVERT },
  });
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'not-read-in-time']);
  expect((await read(admin, job)).json().history).toHaveLength(1);
});

test('what is read is as long as a description may be, and no longer', async () => {
  const { admin, job } = await author();
  expect((await read(admin, job, 'x'.repeat(20_000))).json().state).toBe('too-short');
  expect((await read(admin, job, 'x'.repeat(20_001))).statusCode).toBe(422);
  expect((await read(admin, job, 'lead '.repeat(4_000))).json().state).toMatch(/read|not-covered/);
});

const passerby = (text: string, from: string) => {
  const session = randomToken();
  return server.running.app.inject({
    method: 'POST',
    url: '/api/text-analysis',
    remoteAddress: from,
    headers: {
      cookie: `sid=${session}`,
      'x-csrf-token': deriveCsrfToken(session, server.services.config),
    },
    payload: { text },
  });
};

test('anybody has an advert read, of which nothing is kept', async () => {
  const marker = 'Zanzibarquill';
  const reply = await passerby(`${ADVERT} ${marker}`, '10.1.2.3');
  expect([reply.statusCode, reply.json().state]).toEqual([200, 'read']);
  expect(reply.json().findings.map(({ key }: { key: string }) => key)).toContain(
    'structure/salary',
  );
  expect(JSON.stringify(server.logged)).not.toContain(marker);
});

test('one network has sixty adverts read in an hour, a neighbour as many', async () => {
  server.setNow(new Date(Date.UTC(2031, 0, 1, 9, 30)));
  await server.given.owner.query('delete from auth.throttle');
  const from = '10.9.9.9';
  expect((await passerby('Short.', from)).statusCode).toBe(200);
  await server.given.owner.query(
    "update auth.throttle set failures = 60 where key like 'advert %'",
  );
  const reply = await passerby('Short.', from);
  expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
    429,
    'too-many',
    '1800',
  ]);
  expect((await passerby('Short.', '10.9.9.10')).statusCode).toBe(200);
  server.setNow(new Date(Date.UTC(2031, 0, 1, 10, 0)));
  expect((await passerby('Short.', from)).statusCode).toBe(200);
  server.setNow(null);
});
