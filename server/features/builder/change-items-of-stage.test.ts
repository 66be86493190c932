import { listPlanItemKindsOfStageKind } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import { planStageKinds } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { expect, test } from 'vitest';
import { examplePlanItemByKind } from '../../test/example-plan-item-by-kind.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const answerKey = { item: 'one', points: { red: 1 } };

async function someAdmin() {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

/** A draft with a stage of the kind behind its written answers. */
async function draftWith(kind: string) {
  const admin = await someAdmin();
  const job = await server.given.job(admin);
  const stage = await server.given.stage(job, { kind, name: 'Second' });
  const path = `/api/builder/${job.id}/stages/${stage.id}/items`;
  const put = (version: number, items: unknown[], answerKeys: unknown[] = []) =>
    server.as(admin).put(path, { version, items, answerKeys });
  return { admin, job, stage, path, put };
}

test.each(planStageKinds)(
  'questions of every kind that stands in a stage of kind %s',
  async (kind) => {
    const { put } = await draftWith(kind);
    const items = listPlanItemKindsOfStageKind(kind).map((item) => examplePlanItemByKind[item]);
    const saved = (await put(1, items)).json();
    expect(saved).toMatchObject({ version: 2, criteria: [{ name: 'Baking', kind: 'essential' }] });
    expect(saved.stages[1].items).toEqual(items);
  },
);

test('questions are changed, moved and removed, and keep their keys', async () => {
  const { put, stage } = await draftWith('form');
  const { owner } = server.given;
  const ids = async () =>
    Object.fromEntries(
      (
        await owner.query('select key, id from core.question where stage_id = $1', [stage.id])
      ).rows.map(({ key, id }) => [key, id]),
    );
  const { number, date, 'yes-no': yes } = examplePlanItemByKind;
  await put(1, [number, date, yes]);
  const before = await ids();
  const conditional = {
    ...date,
    text: 'When can you begin?',
    condition: { item: 'yes', options: ['yes'] },
  };
  const wanted = [{ ...yes, mustHave: { answer: true } }, conditional];
  const saved = (await put(2, wanted)).json();
  expect(saved.stages[1].items).toEqual(wanted);
  expect(await ids()).toEqual({ yes: before['yes'], date: before['date'] });
  expect((await put(3, [])).json().stages[1].items).toEqual([]);
});

test('a test has its key, which whoever only reviews is not shown', async () => {
  const { given, as } = server;
  const { admin, job, put } = await draftWith('test');
  const saved = (await put(1, [examplePlanItemByKind['one-of']], [answerKey])).json();
  expect(saved.stages[1].answerKeys).toEqual([answerKey]);
  const reviewer = await given.member({ id: admin.orgId });
  await given.part(job, reviewer);
  const seen = (await as(reviewer).get(`/api/builder/${job.id}`)).json();
  expect([seen.stages[1].items.length, seen.stages[1].answerKeys]).toEqual([1, []]);
  const corrected = { ...answerKey, points: { green: 2.5 } };
  expect(
    (await put(2, [examplePlanItemByKind['one-of']], [corrected])).json().stages[1].answerKeys,
  ).toEqual([corrected]);
  expect((await put(3, [examplePlanItemByKind['one-of']])).json().stages[1].answerKeys).toEqual([]);
});

test('a criterion is found in any case of its letters', async () => {
  const { put } = await draftWith('task');
  const { link, file } = examplePlanItemByKind;
  const saved = (await put(1, [link, { ...file, criteria: ['baking', 'Care'] }])).json();
  expect(saved.criteria.map(({ name }: { name: string }) => name)).toEqual(['Baking', 'Care']);
  expect(saved.stages[1].items[1].criteria).toEqual(['Baking', 'Care']);
});

test('a key that stands in another stage is not taken', async () => {
  const { given, as } = server;
  const { admin, job, put } = await draftWith('form');
  await put(1, [examplePlanItemByKind.number]);
  const third = await given.stage(job, { kind: 'form', name: 'Third' });
  const reply = await as(admin).put(`/api/builder/${job.id}/stages/${third.id}/items`, {
    version: 2,
    items: [examplePlanItemByKind.number],
    answerKeys: [],
  });
  expect(reply.statusCode).toBe(404);
});

const tooMany = Array.from({ length: 6 }, (_, i) => ({
  ...examplePlanItemByKind.link,
  key: `link-${i}`,
}));
const { 'one-of': one, number } = examplePlanItemByKind;

test.each([
  [
    'a kind that does not stand there',
    'sift',
    [number],
    [],
    { 'items.0.kind': 'A question of kind “Number” cannot stand in a stage “Written answers”.' },
  ],
  ['a kind that there is not', 'form', [{ ...number, kind: 'oracle' }], [], undefined],
  [
    'six questions of a task',
    'task',
    tooMany,
    [],
    { items: 'A stage “Task” has at most 5 questions.' },
  ],
  [
    'a key twice',
    'form',
    [number, number],
    [],
    {
      'items.1.key':
        'Two questions have this key, by which answers are kept. Add one of them anew.',
    },
  ],
  [
    'the answers to what is not asked',
    'test',
    [],
    [answerKey],
    { 'answerKeys.0.item': 'There is no question in this stage that this key is for.' },
  ],
  [
    'two keys to one question',
    'test',
    [one],
    [answerKey, answerKey],
    { 'answerKeys.1.item': 'This question has two keys. Leave one out.' },
  ],
  [
    'a key to a number',
    'form',
    [number],
    [{ item: 'number', points: {} }],
    { 'answerKeys.0.item': 'Only questions with options have a key.' },
  ],
  [
    'a weight as text',
    'form',
    [{ ...number, weight: '1' }],
    [],
    { 'items.0.weight': 'Write the weight as a number.' },
  ],
])('%s is refused', async (_, kind, items, keys, fields) => {
  const { put } = await draftWith(kind);
  const reply = await put(1, items, keys);
  expect(reply.statusCode).toBe(422);
  if (fields !== undefined) expect(reply.json().fields).toEqual(fields);
});

test('more criteria than a role has are refused', async () => {
  const { put } = await draftWith('task');
  const items = [0, 1, 2].map((n) => ({
    ...examplePlanItemByKind.link,
    key: `link-${n}`,
    criteria: [0, 1, 2].map((m) => `Care ${n}${m}`),
  }));
  const reply = await put(1, items);
  expect([reply.statusCode, reply.json().fields]).toEqual([
    422,
    { items: 'Look for at most eight criteria.' },
  ]);
});

test('a stage of another role does not exist here', async () => {
  const { given, as } = server;
  const { admin, path, put } = await draftWith('form');
  const body = { version: 1, items: [], answerKeys: [] };
  const other = await given.job(admin);
  const foreign = await given.stage(other, { kind: 'form', name: 'Theirs' });
  const elsewhere = path.replace(/stages\/\d+/, `stages/${foreign.id}`);
  expect((await as(admin).put(elsewhere, body)).statusCode).toBe(404);
  expect((await as(await someAdmin()).put(path, body)).statusCode).toBe(404);
  expect((await put(1, [])).statusCode).toBe(200);
});

test('an older version is refused, and so is whoever may not edit', async () => {
  const { given, as } = server;
  const { admin, job, path, put } = await draftWith('form');
  const reviewer = await given.member({ id: admin.orgId });
  await given.part(job, reviewer);
  await put(1, [number]);
  const late = await put(1, []);
  expect([late.statusCode, late.json().code]).toEqual([409, 'newer-version']);
  const body = { version: 2, items: [], answerKeys: [] };
  expect((await as(reviewer).put(path, body)).statusCode).toBe(403);
});
