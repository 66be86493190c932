import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const path = ({ id }: { id: number }) => `/api/builder/${id}`;

async function someAdmin() {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

test('fields are saved one by one, each under a new version', async () => {
  const { given, as } = server;
  const admin = await someAdmin();
  const job = await given.job(admin);
  const first = await as(admin).patch(path(job), {
    version: 1,
    title: '  Émeraude cutter ',
    team: 'Stones',
    location: null,
  });
  expect([first.statusCode, first.json().version, first.json().title]).toEqual([
    200,
    2,
    'Émeraude cutter',
  ]);
  const closesAt = tomorrow();
  const second = await as(admin).patch(path(job), {
    version: 2,
    closesAt,
    description: 'One\r\ntwo',
    reviewsPerAnswer: 4,
  });
  expect(second.json()).toMatchObject({
    version: 3,
    team: 'Stones',
    closesAt,
    description: 'One\ntwo',
    reviewsPerAnswer: 4,
  });
  const list = await as(admin).get('/job/list-es?search=emeraude');
  expect(list.json().total).toBe(1);
});

test('a closing time and open until filled give way to each other', async () => {
  const { given, as } = server;
  const admin = await someAdmin();
  const job = await given.job(admin);
  await as(admin).patch(path(job), { version: 1, closesAt: tomorrow() });
  const filled = await as(admin).patch(path(job), { version: 2, openUntilFilled: true });
  expect(filled.json()).toMatchObject({ openUntilFilled: true, closesAt: null });
  const timed = await as(admin).patch(path(job), { version: 3, closesAt: tomorrow() });
  expect(timed.json().openUntilFilled).toBe(false);
  const both = await as(admin).patch(path(job), {
    version: 4,
    closesAt: tomorrow(),
    openUntilFilled: true,
  });
  expect([both.statusCode, Object.keys(both.json().fields)]).toEqual([422, ['closesAt']]);
});

test('whoever looked at an older version is told, and nothing changes', async () => {
  const { given, as } = server;
  const admin = await someAdmin();
  const job = await given.job(admin, { title: 'Baker' });
  await as(admin).patch(path(job), { version: 1, title: 'Miller' });
  const late = await as(admin).patch(path(job), { version: 1, title: 'Cook' });
  expect([late.statusCode, late.json().code]).toEqual([409, 'newer-version']);
  expect((await as(admin).get(path(job))).json().title).toBe('Miller');
});

test('of ten that save at once, one does', async () => {
  const { given, as } = server;
  const admin = await someAdmin();
  const job = await given.job(admin);
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      as(admin).patch(path(job), { version: 1, title: `Baker ${n}` }),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
});

test('an open role changes its words and its closing, but never closes in the past', async () => {
  const { given, as } = server;
  const admin = await someAdmin();
  const job = await given.openJob(admin);
  const description = 'Bakes bread and rolls for the whole town, six nights a week.';
  const good = await as(admin).patch(path(job), { version: 1, description, closesAt: tomorrow() });
  expect([good.statusCode, good.json().phase]).toEqual([200, 'OPEN']);
  for (const body of [
    { closesAt: '2026-01-01T00:00:00Z' },
    { closesAt: null },
    { description: 'Short' },
  ]) {
    const reply = await as(admin).patch(path(job), { version: 2, ...body });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, Object.keys(body)]);
  }
  expect(
    (await as(admin).patch(path(job), { version: 2, openUntilFilled: true })).json().closesAt,
  ).toBeNull();
});

test('a closed role does not open again in passing, and an archived one does not change', async () => {
  const { given, as } = server;
  const admin = await someAdmin();
  const closed = await given.job(admin, { publishedAt: new Date(0), closesAt: new Date(1000) });
  await given.part(closed, await given.member({ id: admin.orgId }));
  expect(
    (await as(admin).patch(path(closed), { version: 1, openUntilFilled: true })).statusCode,
  ).toBe(422);
  expect(
    (await as(admin).patch(path(closed), { version: 1, reviewsPerAnswer: 2, reason: 'Fewer.' }))
      .statusCode,
  ).toBe(200);
  const archived = await given.job(admin, { archivedAt: new Date() });
  const reply = await as(admin).patch(path(archived), { version: 1, title: 'Cook' });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'job-archived']);
});

test('whoever may only look is refused; for others the role does not exist', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const job = await given.job(await given.member(org, { role: 'ADMIN' }));
  const [reviewer, runner, nobody] = [
    await given.member(org),
    await given.member(org),
    await given.member(org),
  ];
  await given.part(job, reviewer, 'reviewer');
  await given.part(job, runner, 'admin');
  const change = { version: 1, title: 'Cook' };
  expect((await as(reviewer).patch(path(job), change)).statusCode).toBe(403);
  expect((await as(nobody).patch(path(job), change)).statusCode).toBe(404);
  expect((await as(await someAdmin()).patch(path(job), change)).statusCode).toBe(404);
  expect((await as(runner).patch(path(job), change)).statusCode).toBe(200);
});

test.each([
  [{ title: '' }],
  [{ title: 'x'.repeat(257) }],
  [{ title: 'a\u202eb' }],
  [{ description: 'x'.repeat(20_001) }],
  [{ closesAt: 'tomorrow' }],
  [{ reviewsPerAnswer: 0 }],
  [{ reviewsPerAnswer: 11 }],
  [{ hash: 'mine' }],
  [{ version: 0 }],
])('bad input is refused and changes nothing: %j', async (bad) => {
  const { given, as } = server;
  const admin = await someAdmin();
  const job = await given.job(admin);
  const reply = await as(admin).patch(path(job), { version: 1, ...bad });
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, Object.keys(bad)]);
  expect((await as(admin).get(path(job))).json().version).toBe(1);
});

test('a published role promises no more reviews of an answer than its team can give; a draft may', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const [open, draft] = [await given.openJob(admin), await given.job(admin)];
  await given.part(open, await given.member(org));
  const plan = async ({ id }: { id: number }, version: number, reviewsPerAnswer: number) =>
    as(admin).patch(`/api/builder/${id}`, { version, reviewsPerAnswer, reason: 'Fewer of us.' });
  const refused = await plan(open, 1, 4);
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    {
      reviewsPerAnswer:
        'This team has 2 people who score, and candidates are told this number. Add reviewers first.',
    },
  ]);
  expect((await plan(open, 1, 2)).statusCode).toBe(200);
  expect((await plan(draft, 1, 4)).statusCode).toBe(200);
});
