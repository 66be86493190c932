import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { builtInQuestions } from './catalogue/all-built-in-questions.ts';

const server = startTestServer();
const shipped = builtInQuestions[0]?.id ?? '';
const written = {
  type: 'sift',
  text: 'Two customers want the last loaf. What do you do?',
  guideOne: '',
  guideThree: '',
  guideFive: '',
  skills: [],
  functions: [],
  seniority: 'any',
};

/** Every call of the library, by a member, on what is there. */
async function callAll(who: { session: string }, things: { folder: number; question: number }) {
  const by = server.as(who);
  const { folder, question } = things;
  const reads = [
    await by.get('/api/question-library/list'),
    await by.get('/api/questions/library-question-skills'),
    await by.get('/api/library-questions'),
    await by.get(`/api/library-questions/${question}`),
    await by.get('/api/library-drafts'),
  ];
  const changes = [
    await by.post('/api/question-library/new', { name: 'Another' }),
    await by.put(`/api/question-library/${folder}`, { name: 'Renamed' }),
    await by.post(`/api/question-library/${folder}/questions/add`, { questionIds: [question] }),
    await by.post(`/api/question-library/${folder}/questions/remove`, { questionIds: [question] }),
    await by.post('/api/library-questions', written),
    await by.put(`/api/library-questions/${question}`, { ...written, version: 1 }),
    await by.post(`/api/library-questions/${question}/duplicate`),
    await by.post(`/api/question/${question}/archive`),
    await by.post(`/api/question/${question}/unarchive`),
    await by.delete(`/api/question-library/${folder}`),
    await by.post(`/api/question-library/${folder}/restore`),
  ];
  const status = (replies: typeof reads) => [
    ...new Set(replies.map(({ statusCode }) => (statusCode < 300 ? 200 : statusCode))),
  ];
  return { reads: status(reads), changes: status(changes) };
}

async function someLibrary() {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const runner = await server.given.member(org);
  const draft = await server.given.readyDraft(runner);
  const reviewer = await server.given.member(org);
  await server.given.part(draft, reviewer);
  const things = {
    folder: (await server.given.libraryFolder(admin)).id,
    question: (await server.given.libraryQuestion(admin)).id,
  };
  const limit = () =>
    server.given.owner.query(
      `update core.organisation set features = '{limited-library}' where org_id = $1`,
      [org.id],
    );
  return { admin, runner, reviewer, draft, things, limit };
}

test('admins and whoever runs a role use and change the library; others read it', async () => {
  const { admin, runner, reviewer, things } = await someLibrary();
  expect(await callAll(reviewer, things)).toEqual({ reads: [200], changes: [403] });
  expect(await callAll(admin, things)).toEqual({ reads: [200], changes: [200] });
  await server.given.owner.query('delete from core.library_folder where id > $1', [things.folder]);
  const again = await server.given.libraryQuestion(admin);
  expect(await callAll(runner, { ...things, question: again.id })).toEqual({
    reads: [200],
    changes: [200],
  });
});

test('a library limited to admins is closed to everybody else, call by call', async () => {
  const { admin, runner, reviewer, draft, things, limit } = await someLibrary();
  await limit();
  for (const who of [runner, reviewer])
    expect(await callAll(who, things)).toEqual({ reads: [403], changes: [403] });
  const refused = await server.as(runner).get('/api/question-library/list');
  expect(refused.json()).toMatchObject({
    code: 'library-limited',
    message: 'Your organisation keeps the question library to its admins.',
  });
  const path = `/api/library-drafts/${draft.id}/questions`;
  const added = await server.as(runner).post(path, { questionIds: [shipped] });
  expect([added.statusCode, added.json().code]).toEqual([403, 'library-limited']);
  expect(await callAll(admin, things)).toEqual({ reads: [200], changes: [200] });
  expect((await server.as(admin).post(path, { questionIds: [shipped] })).statusCode).toBe(200);
});
