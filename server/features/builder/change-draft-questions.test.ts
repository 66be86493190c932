import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const empty = { text: '', guideOne: '', guideThree: '', guideFive: '', skills: [], maxWords: 250 };
const path = ({ id }: { id: number }) => `/api/builder/${id}/questions`;

async function someAdmin() {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

test('questions are added, changed, moved and removed', async () => {
  const { given, as } = server;
  const admin = await someAdmin();
  const job = await given.job(admin);
  const put = async (version: number, questions: unknown[]) =>
    (await as(admin).put(path(job), { version, questions })).json();
  const first = await put(1, [
    { ...empty, text: 'A' },
    { ...empty, text: 'B', skills: ['Judgement'], maxWords: 100 },
  ]);
  expect(first).toMatchObject({
    version: 2,
    questions: [{ text: 'A' }, { text: 'B', skills: ['Judgement'], maxWords: 100 }],
  });
  const [a, b] = first.questions;
  const moved = await put(2, [b, { ...empty, text: 'C' }, { ...a, guideOne: 'Waits.' }]);
  expect(moved.questions.map(({ text }: { text: string }) => text)).toEqual(['B', 'C', 'A']);
  expect(moved.questions[2]).toEqual({ ...a, guideOne: 'Waits.' });
  const fewer = await put(3, [moved.questions[2]]);
  expect(fewer.questions).toEqual([moved.questions[2]]);
  expect((await put(4, [])).questions).toEqual([]);
});

test('a question of another role does not exist here', async () => {
  const { given, as } = server;
  const admin = await someAdmin();
  const job = await given.job(admin);
  const other = await given.question(await given.job(admin));
  const foreign = await given.question(await given.job(await someAdmin()));
  for (const id of [other.id, foreign.id, 999_999]) {
    expect(
      (await as(admin).put(path(job), { version: 1, questions: [{ ...empty, id }] })).statusCode,
    ).toBe(404);
  }
  const own = await given.question(job);
  const twice = [
    { ...empty, id: own.id },
    { ...empty, id: own.id },
  ];
  expect((await as(admin).put(path(job), { version: 1, questions: twice })).statusCode).toBe(404);
  expect((await as(admin).get(`/api/builder/${job.id}`)).json()).toMatchObject({
    version: 1,
    questions: [{ id: own.id }],
  });
});

test('after publishing the questions stand', async () => {
  const { given, as } = server;
  const admin = await someAdmin();
  const job = await given.openJob(admin);
  await given.question(job);
  const reply = await as(admin).put(path(job), { version: 1, questions: [] });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'already-published']);
});

test('an older version is refused, and so is whoever may not edit', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const reviewer = await given.member(org);
  const job = await given.job(admin);
  await given.part(job, reviewer);
  await as(admin).put(path(job), { version: 1, questions: [empty] });
  const late = await as(admin).put(path(job), { version: 1, questions: [] });
  expect([late.statusCode, late.json().code]).toEqual([409, 'newer-version']);
  expect((await as(reviewer).put(path(job), { version: 2, questions: [] })).statusCode).toBe(403);
  expect(
    (await as(await someAdmin()).put(path(job), { version: 2, questions: [] })).statusCode,
  ).toBe(404);
});

test.each([
  ['six questions', Array.from({ length: 6 }, () => empty), 'questions'],
  ['too few words', [{ ...empty, maxWords: 49 }], 'questions.0.maxWords'],
  ['too many words', [empty, { ...empty, maxWords: 501 }], 'questions.1.maxWords'],
  ['too much text', [{ ...empty, text: 'x'.repeat(2001) }], 'questions.0.text'],
  ['six skills', [{ ...empty, skills: ['a', 'b', 'c', 'd', 'e', 'f'] }], 'questions.0.skills'],
  ['an empty skill', [{ ...empty, skills: [' '] }], 'questions.0.skills.0'],
])('%s are refused', async (_, questions, field) => {
  const { given, as } = server;
  const admin = await someAdmin();
  const job = await given.job(admin);
  const reply = await as(admin).put(path(job), { version: 1, questions });
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});
