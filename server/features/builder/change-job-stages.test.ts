import type { JobDraftStage } from '@evenhand/contract/builder/job-draft-criterion-and-stage-schemas.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const path = ({ id }: { id: number }) => `/api/builder/${id}/stages`;
const stage = (kind: string, name: string) => ({
  kind,
  name,
  weight: 1,
  minutes: null,
  switchedOff: false,
});
const asSent = ({ id, kind, name, weight, minutes, switchedOff }: JobDraftStage) => ({
  id,
  kind,
  name,
  weight,
  minutes,
  switchedOff,
});

async function someAdmin() {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

async function draft() {
  const admin = await someAdmin();
  const job = await server.given.job(admin);
  const put = (version: number, stages: unknown[]) =>
    server.as(admin).put(path(job), { version, stages });
  const { stages } = (await server.as(admin).get(`/api/builder/${job.id}`)).json();
  return { admin, job, put, sift: asSent(stages[0]) };
}

test('stages are added, changed, moved, switched off and removed', async () => {
  const { put, sift } = await draft();
  const quiz = { ...stage('test', 'Arithmetic'), minutes: 20, weight: 0.5 };
  const first = (await put(1, [sift, quiz, stage('form', 'About you')])).json();
  expect(first.version).toBe(2);
  expect(first.stages).toMatchObject([sift, quiz, stage('form', 'About you')]);
  const [written, arithmetic, form] = first.stages.map(asSent);
  const wanted = [form, { ...arithmetic, switchedOff: true }, { ...written, name: 'Answers' }];
  expect((await put(2, wanted)).json().stages.map(asSent)).toEqual(wanted);
  expect((await put(3, [written])).json().stages.map(asSent)).toEqual([written]);
});

test('a stage of interviews has a round that lasts as long as it says', async () => {
  const { put, sift } = await draft();
  const talk = { ...stage('interview', 'Talk'), minutes: 30 };
  const trial = stage('interview', 'Trial shift');
  const { stages } = (await put(1, [sift, talk, trial])).json();
  expect(stages.slice(1)).toMatchObject([talk, { ...trial, minutes: 45 }]);
  const longer = { ...asSent(stages[1]), minutes: 60 };
  expect((await put(2, [sift, longer])).json().stages.map(asSent)).toEqual([sift, longer]);
});

test('a stage that is taken out takes its questions along', async () => {
  const { given } = server;
  const { job, put, sift } = await draft();
  await given.question(job);
  const after = (await put(1, [stage('task', 'Bake a loaf')])).json();
  expect(after.stages.map(asSent)).toMatchObject([stage('task', 'Bake a loaf')]);
  expect((await put(2, [sift])).statusCode).toBe(404);
});

test('a stage of another role does not exist here, and none is there twice', async () => {
  const { given, as } = server;
  const { admin, put, sift } = await draft();
  const other = (await as(admin).get(`/api/builder/${(await given.job(admin)).id}`)).json();
  const foreign = await draft();
  for (const stages of [
    [sift, asSent(other.stages[0])],
    [foreign.sift],
    [{ ...sift, id: 999_999 }],
    [sift, sift],
  ])
    expect((await put(1, stages)).statusCode).toBe(404);
});

test('of two who move stages at once, the second is asked to look again', async () => {
  const { put, sift } = await draft();
  const { stages } = (await put(1, [sift, stage('form', 'A'), stage('form', 'B')])).json();
  const [a, b, c] = stages.map(asSent);
  const replies = await Promise.all([put(2, [c, a, b]), put(2, [b, c, a])]);
  const won = replies.find(({ statusCode }) => statusCode === 200)?.json();
  const lost = replies.find(({ statusCode }) => statusCode === 409)?.json();
  expect([won.version, lost.code]).toEqual([3, 'newer-version']);
});

test.each([
  ['no stage', () => [], 'stages'],
  ['thirteen stages', () => Array.from({ length: 13 }, () => stage('form', 'A')), 'stages'],
  ['a kind of its own', () => [stage('oracle', 'A')], 'stages.0.kind'],
  ['another kind', (sift: object) => [{ ...sift, kind: 'task' }], 'stages.0.kind'],
  ['a weight as text', (sift: object) => [{ ...sift, weight: '1' }], 'stages.0.weight'],
  ['a weight of three decimals', (sift: object) => [{ ...sift, weight: 0.125 }], 'stages.0.weight'],
  ['a weight below 0', (sift: object) => [{ ...sift, weight: -1 }], 'stages.0.weight'],
  ['no minutes at all', (sift: object) => [{ ...sift, minutes: 0 }], 'stages.0.minutes'],
])('%s is refused', async (_, stages, field) => {
  const { put, sift } = await draft();
  const reply = await put(1, stages(sift));
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('an older version is refused, and so is whoever may not edit', async () => {
  const { given, as } = server;
  const { admin, job, put, sift } = await draft();
  const reviewer = await given.member({ id: admin.orgId });
  await given.part(job, reviewer);
  await put(1, [sift]);
  const late = await put(1, [sift]);
  expect([late.statusCode, late.json().code]).toEqual([409, 'newer-version']);
  const body = { version: 2, stages: [sift] };
  expect((await as(reviewer).put(path(job), body)).statusCode).toBe(403);
  expect((await as(await someAdmin()).put(path(job), body)).statusCode).toBe(404);
});
