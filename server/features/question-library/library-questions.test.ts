import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { builtInQuestions } from './catalogue/all-built-in-questions.ts';

const server = startTestServer();
const written = {
  type: 'sift',
  text: 'Two customers want the last loaf. What do you do?',
  guideOne: 'Sells it to whoever shouts.',
  guideThree: 'Sells it to whoever came first.',
  guideFive: 'Sells it to whoever came first and offers the other something as good.',
  skills: ['Judgement', 'Empathy'],
  functions: ['hospitality-retail'],
  seniority: 'any',
};

async function someAdmin() {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

type Admin = Awaited<ReturnType<typeof someAdmin>>;
type Listed = {
  questions: { id: number | string; text: string; skills: string[]; type: string }[];
  total: number;
  pages: number;
  types: { sift: number; interview: number };
  counts: { own: number; shipped: number; archived: number };
};

const create = (who: Admin, change: object = {}) =>
  server.as(who).post('/api/library-questions', { ...written, ...change });
const find = async (who: Admin, query = ''): Promise<Listed> =>
  (await server.as(who).get(`/api/library-questions${query}`)).json();
const first = <Item>(items: readonly Item[]): Item => items[0] as Item;
const shipped = first(builtInQuestions);

test('a question is written, read and changed; what it said before is kept', async () => {
  const { as } = server;
  const admin = await someAdmin();
  const made = await create(admin);
  expect([made.statusCode, made.json()]).toEqual([
    201,
    {
      ...written,
      id: expect.any(Number),
      isOwn: true,
      version: 1,
      changedAt: expect.any(String),
      archivedAt: null,
      folderIds: [],
      asked: { roles: 0, isAskedNow: false, lastAskedAt: null },
    },
  ]);
  const path = `/api/library-questions/${made.json().id}`;
  const text = 'Two customers want the last loaf, and one is a friend. What do you do?';
  const changed = await as(admin).put(path, { ...written, version: 1, text });
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { version: 2, text }]);
  const stale = await as(admin).put(path, { ...written, version: 1 });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'newer-version']);
  expect((await as(admin).get(path)).json()).toMatchObject({
    text,
    versions: [{ version: 1, text: written.text }],
    usage: { jobs: [], answers: 0, scores: null },
    may: { edit: true },
  });
});

test('of two who change a question at once one is told of the other', async () => {
  const admin = await someAdmin();
  const { id } = (await create(admin)).json();
  const change = (text: string) =>
    server.as(admin).put(`/api/library-questions/${id}`, { ...written, version: 1, text });
  const replies = await Promise.all([change('The first author says this.'), change('The second.')]);
  expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
});

test.each([
  { text: '  too     ' },
  { text: 'x'.repeat(2001) },
  { guideOne: 'x'.repeat(1001) },
  { skills: ['a', 'b', 'c', 'd', 'e', 'f'] },
  { functions: ['circus'] },
  { type: 'cvFocus' },
  { seniority: 'god' },
])('a question with %j is not taken', async (change) => {
  const admin = await someAdmin();
  expect((await create(admin, change)).statusCode).toBe(422);
});

test('questions are searched, by type, skill, library and folder, the own ones first', async () => {
  const admin = await someAdmin();
  const loaf = (await create(admin)).json();
  await create(admin, { text: 'Tell us of a day that went wrong.', type: 'interview', skills: [] });
  const all = await find(admin);
  expect(all).toMatchObject({
    total: builtInQuestions.length + 2,
    counts: { own: 2, shipped: builtInQuestions.length, archived: 0 },
    pages: Math.ceil((builtInQuestions.length + 2) / 20),
  });
  expect(all.types.sift + all.types.interview).toBe(all.total);
  expect(all.questions.slice(0, 3).map(({ text }) => text)).toEqual([
    'Tell us of a day that went wrong.',
    written.text,
    shipped.text,
  ]);
  expect((await find(admin, '?library=own')).total).toBe(2);
  expect((await find(admin, '?library=shipped')).questions).toHaveLength(20);
  expect((await find(admin, '?folder=1')).total).toBe(builtInQuestions.length);
  expect(await find(admin, '?library=own&type=interview')).toMatchObject({
    total: 1,
    types: { sift: 1, interview: 1 },
  });
  const found = await find(admin, '?search=LAST%20l%C3%B3af');
  expect(found.questions.map(({ id }) => id)).toEqual([loaf.id]);
  expect((await find(admin, '?search=%25&library=own')).total).toBe(0);
  const bySkill = await find(admin, '?skill=empathy');
  expect(bySkill.questions.every(({ skills }) => skills.includes('Empathy'))).toBe(true);
  expect(bySkill.total).toBe(
    1 + builtInQuestions.filter(({ skills }) => skills.includes('Empathy')).length,
  );
  const last = await find(admin, `?page=${all.pages}`);
  expect(last.questions.length).toBe(all.total - (all.pages - 1) * 20);
});

test('the skills are told with counts, of one type and of either library', async () => {
  const admin = await someAdmin();
  await create(admin, { skills: ['Breadcraft', 'empathy'] });
  await create(admin, { type: 'interview', skills: ['Breadcraft'] });
  const gone = (await create(admin, { skills: ['Forgotten'] })).json();
  await server.as(admin).post(`/api/question/${gone.id}/archive`);
  const counts = async (query: string) => {
    const reply = await server.as(admin).get(`/api/questions/library-question-skills${query}`);
    const { skills } = reply.json<{ skills: { name: string; count: number }[] }>();
    return Object.fromEntries(skills.map(({ name, count }) => [name, count]));
  };
  const shippedWith = (type?: string) =>
    builtInQuestions.filter(
      (each) => (!type || each.type === type) && each.skills.includes('Empathy'),
    ).length;
  expect(await counts('?includeAppliedLibrary=false')).toEqual({ Breadcraft: 2, Empathy: 1 });
  expect(await counts('?includeAppliedLibrary=false&type=interview')).toEqual({ Breadcraft: 1 });
  expect(await counts('?includeAppliedLibrary=false&includeOrgLibrary=false')).toEqual({});
  expect(await counts('')).toMatchObject({ Breadcraft: 2, Empathy: 1 + shippedWith() });
  for (const type of ['sift', 'interview']) {
    const ours = await counts(`?includeOrgLibrary=false&type=${type}`);
    expect(ours['Empathy'] ?? 0).toBe(shippedWith(type));
    expect(ours).not.toHaveProperty('Breadcraft');
    const both = await counts(`?includeOrgLibrary=true&includeAppliedLibrary=true&type=${type}`);
    expect(both).toMatchObject({ Breadcraft: 1 });
  }
  for (const query of ['?type=cvFocus', '?includeOrgLibrary=maybe']) {
    const reply = await server.as(admin).get(`/api/questions/library-question-skills${query}`);
    expect(reply.statusCode).toBe(422);
  }
});

test('an archived question is hidden, once and for all who ask twice, until it is brought back', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const { id } = (await create(admin)).json();
  const folder = await given.libraryFolder(admin);
  await as(admin).post(`/api/question-library/${folder.id}/questions/add`, { questionIds: [id] });
  const inFolder = async () =>
    (await as(admin).get('/api/question-library/list')).json()[1].questionIds;
  for (let n = 0; n < 2; n += 1)
    expect((await as(admin).post(`/api/question/${id}/archive`)).statusCode).toBe(204);
  expect((await find(admin, '?library=own')).total).toBe(0);
  expect(await inFolder()).toEqual([]);
  expect(await find(admin, '?library=archived')).toMatchObject({
    total: 1,
    counts: { archived: 1 },
  });
  for (let n = 0; n < 2; n += 1)
    expect((await as(admin).post(`/api/question/${id}/unarchive`)).statusCode).toBe(204);
  expect((await find(admin, '?library=own')).total).toBe(1);
  expect(await inFolder()).toEqual([id]);
  const told = await given.owner.query(
    `select kind from audit.entry where org_id = $1 and kind like '%archived' order by id`,
    [admin.orgId],
  );
  expect(told.rows.map(({ kind }) => kind)).toEqual([
    'library-question-archived',
    'library-question-unarchived',
  ]);
});

test('a shipped question is changed by making it one’s own', async () => {
  const { as } = server;
  const admin = await someAdmin();
  const path = `/api/library-questions/${shipped.id}`;
  expect((await as(admin).get(path)).json()).toMatchObject({ isOwn: false, text: shipped.text });
  for (const reply of [
    await as(admin).put(path, { ...written, version: 1 }),
    await as(admin).post(`/api/question/${shipped.id}/archive`),
  ])
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'comes-with-evenhand']);
  const copy = await as(admin).post(`${path}/duplicate`);
  const { id: _, ...content } = shipped;
  expect([copy.statusCode, copy.json()]).toMatchObject([201, { ...content, isOwn: true }]);
  expect((await find(admin, '?library=own')).total).toBe(1);
});

test("another organisation's question does not exist", async () => {
  const { as } = server;
  const admin = await someAdmin();
  const { id } = (await create(await someAdmin())).json();
  const path = `/api/library-questions/${id}`;
  const replies = [
    await as(admin).get(path),
    await as(admin).put(path, { ...written, version: 1 }),
    await as(admin).post(`${path}/duplicate`),
    await as(admin).post(`/api/question/${id}/archive`),
    await as(admin).post(`/api/question/${id}/unarchive`),
    await as(admin).get('/api/library-questions/no-such-question'),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await find(admin, '?library=own')).total).toBe(0);
});
