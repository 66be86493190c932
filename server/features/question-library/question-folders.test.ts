import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { builtInQuestions } from './catalogue/all-built-in-questions.ts';

const server = startTestServer();
const [shipped, another] = builtInQuestions.map(({ id }) => id);

async function someAdmin() {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

type Admin = Awaited<ReturnType<typeof someAdmin>>;
type Folder = { id: number; name: string; questionIds: (number | string)[] };

const list = async (who: Admin): Promise<Folder[]> =>
  (await server.as(who).get('/api/question-library/list')).json();
const make = (who: Admin, name: string) =>
  server.as(who).post('/api/question-library/new', { name });
const fill = (who: Admin, folder: number, command: 'add' | 'remove', questionIds: unknown[]) =>
  server.as(who).post(`/api/question-library/${folder}/questions/${command}`, { questionIds });

test('the list begins with the shipped library, number 1, and goes on with own folders by name', async () => {
  const admin = await someAdmin();
  expect(await list(admin)).toEqual([
    { id: 1, name: 'Evenhand library', questionIds: builtInQuestions.map(({ id }) => id) },
  ]);
  for (const name of [' Warehouse ', 'Émotions', 'Zest']) await make(admin, name);
  const folders = await list(admin);
  expect(folders.map(({ name }) => name)).toEqual([
    'Evenhand library',
    'Émotions',
    'Warehouse',
    'Zest',
  ]);
  expect(folders.slice(1).every(({ id }) => id > 1)).toBe(true);
});

test('a folder is made, filled with questions of both libraries, emptied and renamed', async () => {
  const admin = await someAdmin();
  const own = await server.given.libraryQuestion(admin);
  const made = await make(admin, 'Favourites');
  expect([made.statusCode, made.json()]).toEqual([
    201,
    { id: expect.any(Number), name: 'Favourites', questionIds: [] },
  ]);
  const { id } = made.json<Folder>();
  const filled = await fill(admin, id, 'add', [own.id, shipped]);
  expect([filled.statusCode, new Set(filled.json<Folder>().questionIds)]).toEqual([
    200,
    new Set([own.id, shipped]),
  ]);
  const emptied = await fill(admin, id, 'remove', [own.id, another]);
  expect(emptied.json()).toEqual({ id, name: 'Favourites', questionIds: [shipped] });
  const renamed = await server.as(admin).put(`/api/question-library/${id}`, { name: 'FAVOURITES' });
  expect(renamed.json()).toEqual({ id, name: 'FAVOURITES', questionIds: [shipped] });
});

test('whoever adds the same questions at once has each in the folder once', async () => {
  const admin = await someAdmin();
  const { id } = await server.given.libraryFolder(admin);
  const own = await server.given.libraryQuestion(admin);
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => fill(admin, id, 'add', [own.id, shipped, own.id])),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await list(admin)).find((folder) => folder.id === id)?.questionIds).toHaveLength(2);
});

test('deleting a folder keeps its questions, and an undo brings it back as it was', async () => {
  const admin = await someAdmin();
  const own = await server.given.libraryQuestion(admin);
  const { id } = await server.given.libraryFolder(admin, { name: 'Spring' });
  await fill(admin, id, 'add', [own.id, shipped]);
  expect((await server.as(admin).delete(`/api/question-library/${id}`)).statusCode).toBe(204);
  expect((await server.as(admin).delete(`/api/question-library/${id}`)).statusCode).toBe(404);
  expect((await fill(admin, id, 'add', [shipped])).statusCode).toBe(404);
  expect((await list(admin)).map((folder) => folder.id)).toEqual([1]);
  const kept = (await server.as(admin).get(`/api/library-questions/${own.id}`)).json();
  expect(kept).toMatchObject({ id: own.id, folderIds: [] });
  const restored = await server.as(admin).post(`/api/question-library/${id}/restore`);
  expect(new Set(restored.json<Folder>().questionIds)).toEqual(new Set([own.id, shipped]));
  const again = await server.as(admin).post(`/api/question-library/${id}/restore`);
  expect(again.json()).toEqual(restored.json());
});

test('two folders never have one name, whatever its case; a folder whose name was taken meanwhile does not come back', async () => {
  const admin = await someAdmin();
  const { id } = (await make(admin, 'Care')).json<Folder>();
  const twice = await Promise.all([make(admin, 'Sales'), make(admin, 'sáles')]);
  expect(new Set(twice.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 422]));
  const taken = await server.as(admin).put(`/api/question-library/${id}`, { name: 'SALES ' });
  expect([taken.statusCode, taken.json().fields]).toEqual([
    422,
    { name: 'Another folder has this name. Choose another.' },
  ]);
  await server.as(admin).delete(`/api/question-library/${id}`);
  expect((await make(admin, 'care')).statusCode).toBe(201);
  expect((await server.as(admin).post(`/api/question-library/${id}/restore`)).statusCode).toBe(422);
});

test.each(['', ' ', 'x'.repeat(81), 'a\u202eb', 7])('a folder is not called %j', async (name) => {
  const admin = await someAdmin();
  expect((await server.as(admin).post('/api/question-library/new', { name })).statusCode).toBe(422);
});

test('the shipped library stays as it is', async () => {
  const admin = await someAdmin();
  const { as } = server;
  const replies = await Promise.all([
    as(admin).put('/api/question-library/1', { name: 'Mine' }),
    as(admin).delete('/api/question-library/1'),
    fill(admin, 1, 'add', []),
    fill(admin, 1, 'remove', [shipped]),
  ]);
  for (const reply of replies)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'comes-with-evenhand']);
});

test("another organisation's folder or question does not exist", async () => {
  const admin = await someAdmin();
  const stranger = await someAdmin();
  const [mine, theirs] = [
    await server.given.libraryFolder(admin),
    await server.given.libraryFolder(stranger),
  ];
  const foreign = await server.given.libraryQuestion(stranger);
  expect((await fill(admin, theirs.id, 'add', [shipped])).statusCode).toBe(404);
  expect((await fill(admin, theirs.id, 'remove', [shipped])).statusCode).toBe(404);
  for (const ids of [[foreign.id], [shipped, 'no-such-question'], [999_999]])
    expect((await fill(admin, mine.id, 'add', ids)).statusCode).toBe(404);
  expect((await list(admin)).find(({ id }) => id === mine.id)?.questionIds).toEqual([]);
  const found = await server.as(admin).get(`/api/library-questions?folder=${theirs.id}`);
  expect(found.statusCode).toBe(404);
});

test('a folder holds a thousand questions and two hundred are put in at once', async () => {
  const admin = await someAdmin();
  const { id } = await server.given.libraryFolder(admin);
  const many = await server.given.owner.query<{ id: number }>(
    `insert into core.library_question (org_id, type, text, guide_one, guide_three, guide_five, skills, functions,
       seniority, search, changed_by)
     select $1, 'sift', 'Question number ' || n, '', '', '', '{}', '{}', 'any', 'question number ' || n, $2
     from generate_series(1, 1001) n returning id`,
    [admin.orgId, admin.id],
  );
  const ids = many.rows.map((row) => Number(row.id));
  expect((await fill(admin, id, 'add', ids.slice(0, 201))).statusCode).toBe(422);
  for (let at = 0; at < 1000; at += 200)
    expect((await fill(admin, id, 'add', ids.slice(at, at + 200))).statusCode).toBe(200);
  expect((await fill(admin, id, 'add', ids.slice(1000))).statusCode).toBe(422);
  expect((await list(admin)).find((folder) => folder.id === id)?.questionIds).toHaveLength(1000);
  const page = (await server.as(admin).get(`/api/library-questions?folder=${id}&page=50`)).json();
  expect([page.questions.length, page.total, page.pages]).toEqual([20, 1000, 50]);
});
