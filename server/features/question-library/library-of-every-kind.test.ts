import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const common = { guideOne: '', guideThree: '', guideFive: '', functions: [], seniority: 'any' };
const plain = { required: true, weight: 1 };
const options = [
  { key: 'oven', words: 'Zymometer first' },
  { key: 'sack', words: 'The sack of flour' },
];
const choice = {
  ...common,
  type: 'one-of',
  text: 'The dough does not rise. What do you look at first?',
  skills: ['Judgement'],
  item: { kind: 'one-of', ...plain, weight: 2, options },
};
const points = { oven: 3.25 };
const licence = {
  ...common,
  type: 'yes-no',
  text: 'Do you hold a driving licence?',
  skills: [],
  item: { kind: 'yes-no', ...plain, mustHave: { answer: true } },
};

async function someAdmin() {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

type Admin = Awaited<ReturnType<typeof someAdmin>>;
type Draft = {
  version: number;
  criteria: { name: string }[];
  stages: {
    id: number;
    kind: string;
    items: { key: string; text: string }[];
    answerKeys: { item: string; points: object }[];
    libraryIds: Record<string, string>;
  }[];
};

const create = (who: Admin, question: object) =>
  server.as(who).post('/api/library-questions', question);
const read = async (who: Admin, id: number) =>
  (await server.as(who).get(`/api/library-questions/${id}`)).json();
const draftOf = async (who: Admin, job: { id: number }): Promise<Draft> =>
  (await server.as(who).get(`/api/builder/${job.id}`)).json();
const add = (who: Admin, job: { id: number }, body: object) =>
  server.as(who).post(`/api/library-drafts/${job.id}/questions`, body);

/** A draft with a stage of each of these kinds besides its written answers. */
async function draftWith(who: Admin, kinds: string[]) {
  const job = await server.given.readyDraft(who);
  const { version, stages } = await draftOf(who, job);
  const shown = stages.map((stage) => pickStage(stage));
  const more = kinds.map((kind) => ({ ...empty, kind, name: kind }));
  const body = { version, stages: [...shown, ...more] };
  await server.as(who).put(`/api/builder/${job.id}/stages`, body);
  const draft = await draftOf(who, job);
  return { job, stageOf: (kind: string) => draft.stages.find((stage) => stage.kind === kind)?.id };
}

const empty = { name: '', weight: 1, minutes: null, switchedOff: false };

function pickStage({ id, kind, ...stage }: Draft['stages'][number]) {
  const { name, weight, minutes, switchedOff } = { ...empty, ...stage };
  return { id, kind, name, weight, minutes, switchedOff };
}

test('a question of any kind is written, read, changed and copied, with its key beside it', async () => {
  const admin = await someAdmin();
  const made = await create(admin, { ...choice, points });
  expect([made.statusCode, made.json()]).toMatchObject([201, choice]);
  const { id } = made.json();
  expect(await read(admin, id)).toMatchObject({ ...choice, points });
  const changed = await server.as(admin).put(`/api/library-questions/${id}`, {
    ...choice,
    item: { ...choice.item, weight: 1 },
    points: { sack: 1 },
    version: 1,
  });
  expect(changed.json()).toMatchObject({ version: 2, item: { weight: 1 } });
  const copy = (await server.as(admin).post(`/api/library-questions/${id}/duplicate`)).json();
  expect(await read(admin, copy.id)).toMatchObject({ item: { options }, points: { sack: 1 } });
  const without = { ...choice, version: 2 };
  await server.as(admin).put(`/api/library-questions/${id}`, without);
  expect(await read(admin, id)).not.toHaveProperty('points');
  const { rows } = await server.given.owner.query<{ item: object | null }>(
    'select item from core.library_question_version where question_id = $1 order by version',
    [id],
  );
  expect(rows.map(({ item }) => item)).toEqual([choice.item, { ...choice.item, weight: 1 }]);
});

test.each([
  { ...choice, type: 'many-of' },
  { ...choice, points: { door: 1 } },
  { ...choice, points: { oven: -1 } },
  { ...choice, item: { ...choice.item, options: options.slice(1) } },
  { ...choice, item: { ...choice.item, key: 'a' } },
  { ...choice, item: { ...choice.item, condition: { item: 'a', options: ['yes'] } } },
  { ...licence, guideOne: 'Nobody reads this.' },
  { ...licence, type: 'horoscope' },
  { ...licence, type: 'sift' },
])('what contradicts its kind is not taken: %j', async (question) => {
  const admin = await someAdmin();
  expect((await create(admin, question)).statusCode).toBe(422);
  expect((await server.as(admin).get('/api/library-questions?library=own')).json().total).toBe(0);
});

test('questions are found by kind, by the stage that can ask them and by the words of their options', async () => {
  const admin = await someAdmin();
  await create(admin, { ...choice, points });
  await create(admin, licence);
  const find = async (query: string) =>
    (await server.as(admin).get(`/api/library-questions?library=own&${query}`)).json();
  expect(await find('type=yes-no')).toMatchObject({
    total: 1,
    questions: [{ type: 'yes-no' }],
    types: { 'one-of': 1, 'yes-no': 1, sift: 0 },
  });
  expect(await find('stage=test')).toMatchObject({ total: 1, questions: [{ type: 'one-of' }] });
  expect(await find('stage=form')).toMatchObject({ total: 2 });
  expect((await find('stage=sift')).total).toBe(0);
  expect((await find('search=zymometer')).total).toBe(1);
  expect((await find('search=3.25')).total).toBe(0);
});

test('what options are worth is told to whoever may change the library, and in no list', async () => {
  const admin = await someAdmin();
  const colleague = await server.given.member({ id: admin.orgId });
  const { id } = (await create(admin, { ...choice, points })).json();
  expect((await read(admin, id)).points).toEqual(points);
  expect(await read(colleague, id)).toMatchObject({ item: { options }, may: { edit: false } });
  expect(await read(colleague, id)).not.toHaveProperty('points');
  for (const who of [admin, colleague]) {
    const list = await server.as(who).get('/api/library-questions?library=own');
    expect(list.body).toContain('Zymometer');
    expect(list.body).not.toContain('3.25');
  }
  const stranger = await someAdmin();
  expect((await server.as(stranger).get(`/api/library-questions/${id}`)).statusCode).toBe(404);
});

test('a question goes into the stage that can ask it, with its criteria and, in a test, with its key', async () => {
  const admin = await someAdmin();
  const asked = (await create(admin, { ...choice, points })).json().id;
  const must = (await create(admin, licence)).json().id;
  const { job, stageOf } = await draftWith(admin, ['form', 'test']);
  const into = async (kind: string, questionIds: number[]) =>
    add(admin, job, { stageId: stageOf(kind), questionIds });
  expect((await into('test', [asked, asked])).json()).toEqual({ added: 1, questions: 1 });
  expect((await into('test', [asked])).json()).toEqual({ added: 0, questions: 1 });
  expect((await into('form', [must, asked])).json()).toEqual({ added: 2, questions: 2 });
  const { stages, criteria } = await draftOf(admin, job);
  const test = stages.find(({ kind }) => kind === 'test');
  const key = test?.items[0]?.key ?? '';
  expect(test).toMatchObject({
    items: [{ kind: 'one-of', text: choice.text, weight: 2, criteria: ['Judgement'], options }],
    answerKeys: [{ item: key, points }],
    libraryIds: { [key]: String(asked) },
  });
  expect(stages.find(({ kind }) => kind === 'form')).toMatchObject({
    items: [{ kind: 'yes-no', mustHave: { answer: true } }, { kind: 'one-of' }],
    answerKeys: [],
  });
  expect(criteria.filter(({ name }) => name === 'Judgement')).toHaveLength(1);
  const drafts = (await server.as(admin).get('/api/library-drafts')).json();
  expect(
    drafts[0].stages.map(({ kind, questions }: Record<string, unknown>) => [kind, questions]),
  ).toEqual([
    ['sift', 1],
    ['form', 2],
    ['test', 1],
  ]);
});

test('a stage that cannot ask it, is full, of another role or of a published one gets nothing', async () => {
  const admin = await someAdmin();
  const must = (await create(admin, licence)).json().id;
  const { job, stageOf } = await draftWith(admin, ['test']);
  const misfit = await add(admin, job, { stageId: stageOf('test'), questionIds: [must] });
  expect([misfit.statusCode, misfit.json().message]).toEqual([
    422,
    'A question of kind “Yes or no” cannot stand in “test”. Leave it out, or choose another stage.',
  ]);
  const other = await draftWith(admin, ['form']);
  const foreign = { stageId: other.stageOf('form'), questionIds: [must] };
  expect((await add(admin, job, foreign)).statusCode).toBe(404);
  const written = await Promise.all(
    Array.from({ length: 5 }, async (_, n) => {
      const text = `What do you do with loaf number ${n}?`;
      return (await create(admin, { ...common, type: 'sift', text, skills: [] })).json().id;
    }),
  );
  const full = await add(admin, job, { stageId: stageOf('sift'), questionIds: written });
  expect(full.statusCode).toBe(422);
  const colleague = await server.given.member({ id: admin.orgId });
  await server.given.part(other.job, colleague, 'observer');
  expect((await add(colleague, other.job, foreign)).statusCode).toBe(403);
  const open = await server.given.openJob(admin);
  await server.given.question(open);
  const stages = (await draftOf(admin, open)).stages;
  const late = await add(admin, open, { stageId: stages[0]?.id, questionIds: [written[0]] });
  expect(late.json().code).toBe('already-published');
});
