import type { JobDraftStage } from '@evenhand/contract/builder/job-draft-criterion-and-stage-schemas.ts';
import { expect, test } from 'vitest';
import { examplePlanItemByKind } from '../../test/example-plan-item-by-kind.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { whyPublishedPlanPartsAreFixed } from './rules/published-plan-edit-rights.ts';

const server = startTestServer();
const reason = 'We met too few bakers.';

type Stage = JobDraftStage & { id: number };
const asSent = ({ id, kind, name, weight, minutes, switchedOff }: Stage) => ({
  id,
  kind,
  name,
  weight,
  minutes,
  switchedOff,
});

/** A published role with written answers, a form, a test and an interview. */
async function publishedJob() {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.readyDraft(admin);
  const of = `/api/builder/${job.id}`;
  const begun = (await as(admin).get(of)).json();
  const stage = (kind: string) => ({
    kind,
    name: `My ${kind}`,
    weight: 1,
    minutes: kind === 'test' ? 20 : null,
    switchedOff: false,
  });
  const wanted = [asSent(begun.stages[0]), stage('form'), stage('test'), stage('interview')];
  const placed = (await as(admin).put(`${of}/stages`, { version: 1, stages: wanted })).json();
  const [sift, form, quiz, talk] = placed.stages;
  const fill = (version: number, { id }: Stage, items: unknown[], answerKeys: unknown[] = []) =>
    as(admin).put(`${of}/stages/${id}/items`, { version, items, answerKeys });
  await fill(2, form, [examplePlanItemByKind['yes-no']]);
  await fill(3, quiz, [examplePlanItemByKind['one-of']], [{ item: 'one', points: { red: 1 } }]);
  const published = await as(admin).post(`${of}/publish`, { version: 4 });
  expect(published.statusCode).toBe(200);
  const put = (path: string, body: object) => as(admin).put(`${of}/${path}`, body);
  const plan = async () => (await as(admin).get(`/api/manage/${job.id}/plan`)).json();
  return { job, draft: published.json(), sift, form, quiz, talk, put, plan };
}

test('of a draft anything may change, and of a published role what candidates do not rely on', async () => {
  const { draft } = await publishedJob();
  expect(draft.planRights).toMatchObject({
    criteria: { may: 'with-reason', why: null },
    criterionRemoval: { may: 'no', why: whyPublishedPlanPartsAreFixed.criterionRemoval },
    stageRemoval: { may: 'no' },
    spokenItems: { may: 'with-reason' },
    writtenItems: { may: 'no' },
    answerKeys: { may: 'with-reason' },
  });
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const { planRights } = (
    await as(admin).get(`/api/builder/${(await given.job(admin)).id}`)
  ).json();
  expect(planRights).toEqual(
    Object.fromEntries(Object.keys(planRights).map((part) => [part, { may: 'freely', why: null }])),
  );
});

test('a criterion is added for a reason, in a version of its own', async () => {
  const { draft, put, plan } = await publishedJob();
  const criteria = [
    ...draft.criteria,
    { name: 'Patience', description: 'Waits.', kind: 'desirable' },
  ];
  const silent = await put('criteria', { version: 5, criteria });
  expect([silent.statusCode, Object.keys(silent.json().fields)]).toEqual([422, ['reason']]);
  const said = await put('criteria', { version: 5, criteria, reason });
  expect(said.json().criteria).toMatchObject(criteria);
  const { versions, deviations } = await plan();
  expect(versions).toHaveLength(2);
  expect(JSON.parse(versions[0].plan).criteria.map(({ name }: { name: string }) => name)).toEqual([
    'Judgement',
    'Baking',
  ]);
  expect(deviations).toMatchObject([{ n: 2, what: 'Criterion “Patience” added', reason }]);
  const gone = await put('criteria', { version: 6, criteria: criteria.slice(0, 1), reason });
  expect([gone.statusCode, gone.json().fields]).toEqual([
    422,
    { criteria: whyPublishedPlanPartsAreFixed.criterionRemoval },
  ]);
});

test('stages are named and moved for a reason; none goes or is switched off', async () => {
  const { draft, put, plan } = await publishedJob();
  const stages: { name: string }[] = draft.stages.map(asSent);
  const [sift, form, quiz, talk] = stages;
  const renamed = [sift, form, quiz, { ...talk, name: 'Trial shift', minutes: 90 }];
  expect((await put('stages', { version: 5, stages: renamed })).statusCode).toBe(422);
  expect((await put('stages', { version: 5, stages: renamed, reason })).statusCode).toBe(200);
  expect((await plan()).deviations).toMatchObject([
    {
      what: 'Stage “My interview” is called “Trial shift” now\nMinutes of “Trial shift”: 45 → 90',
      reason,
    },
  ]);
  for (const [field, wanted] of [
    ['stages', renamed.slice(0, 3)],
    ['stages.1.switchedOff', [sift, { ...form, switchedOff: true }, quiz, talk]],
    ['stages.2.minutes', [sift, form, { ...quiz, minutes: 5 }, talk]],
    ['stages.4.kind', [...renamed, { ...form, id: undefined }]],
  ] as const) {
    const reply = await put('stages', { version: 6, stages: wanted, reason });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
  }
});

test('what changes nothing of the plan needs no reason', async () => {
  const { draft, put, plan } = await publishedJob();
  const same = await put('stages', { version: 5, stages: draft.stages.map(asSent) });
  expect([same.statusCode, (await plan()).versions.length]).toEqual([200, 1]);
});

test('a stage cannot be emptied, nor what was asked be changed', async () => {
  const { form, quiz, put } = await publishedJob();
  const path = `stages/${form.id}/items`;
  const body = { version: 5, answerKeys: [], reason };
  for (const [field, items] of [
    ['items', []],
    ['items', [examplePlanItemByKind['yes-no'], examplePlanItemByKind.date]],
    ['items.0.required', [{ ...examplePlanItemByKind['yes-no'], required: false }]],
  ] as const) {
    const reply = await put(path, { ...body, items });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
  }
  const text = { ...examplePlanItemByKind['one-of'], text: 'Which of them is it?' };
  const reply = await put(`stages/${quiz.id}/items`, { ...body, items: [text] });
  expect(reply.json().fields).toEqual({
    'items.0.text': whyPublishedPlanPartsAreFixed.writtenItems,
  });
});

test('what an answer must be changes for a reason, in a version of its own', async () => {
  const { form, put, plan } = await publishedJob();
  const items = [{ ...examplePlanItemByKind['yes-no'], mustHave: { answer: true } }];
  const body = { version: 5, items, answerKeys: [] };
  const path = `stages/${form.id}/items`;
  expect((await put(path, body)).statusCode).toBe(422);
  expect((await put(path, { ...body, reason })).json().stages[1].items).toEqual(items);
  const { versions, deviations } = await plan();
  expect(deviations).toMatchObject([{ what: 'Must-have of question 1 of “My form”: none → Yes' }]);
  expect(JSON.parse(versions[1].plan).stages[1].items).toMatchObject([
    { kind: 'yes-no', key: 'yes', mustHave: { answer: true } },
  ]);
});

test('questions of an interview are written after publishing, for a reason', async () => {
  const { talk, put, plan } = await publishedJob();
  const body = {
    version: 5,
    items: [examplePlanItemByKind.interview],
    answerKeys: [],
    reason,
  };
  const path = `stages/${talk.id}/items`;
  expect((await put(path, body)).json().stages[3].items).toEqual([examplePlanItemByKind.interview]);
  expect((await plan()).deviations).toMatchObject([{ what: 'Questions of “My interview”: 0 → 1' }]);
  expect((await put(path, { ...body, version: 6, items: [] })).json().fields).toEqual({
    items: whyPublishedPlanPartsAreFixed.itemRemoval,
  });
});

test('the key of a test is corrected for a reason; the plan tells that it was, and never how', async () => {
  const { quiz, put, plan } = await publishedJob();
  const answerKeys = [{ item: 'one', points: { green: 1 } }];
  const body = { version: 5, items: [examplePlanItemByKind['one-of']], answerKeys };
  const path = `stages/${quiz.id}/items`;
  const silent = await put(path, body);
  expect([silent.statusCode, Object.keys(silent.json().fields)]).toEqual([422, ['reason']]);
  expect((await put(path, { ...body, reason })).json().stages[2].answerKeys).toEqual(answerKeys);
  const { versions } = await plan();
  expect(versions.length).toBe(2);
  for (const version of versions) expect(version.plan).not.toMatch(/points|green":/);
  expect(versions[1].plan).toContain('"keyCorrections":1');
});

test.each<[string, (given: Awaited<ReturnType<typeof publishedJob>>) => [string, object], RegExp]>([
  [
    'all weights 0',
    ({ draft }) => [
      'stages',
      { stages: draft.stages.map(asSent).map((stage: object) => ({ ...stage, weight: 0 })) },
    ],
    /above 0/,
  ],
  [
    'a form question without words',
    ({ form }) => [
      `stages/${form.id}/items`,
      { items: [{ ...examplePlanItemByKind['yes-no'], text: '' }] },
    ],
    /Question 1 of “My form”: write what is asked/,
  ],
  [
    'a test without a key',
    ({ quiz }) => [`stages/${quiz.id}/items`, { items: [examplePlanItemByKind['one-of']] }],
    /give points to at least one option/,
  ],
  [
    'a key by which nothing is right',
    ({ quiz }) => [
      `stages/${quiz.id}/items`,
      {
        items: [examplePlanItemByKind['one-of']],
        answerKeys: [{ item: 'one', points: { red: 0 } }],
      },
    ],
    /give points to at least one option/,
  ],
  [
    'points for an option that is not offered',
    ({ quiz }) => [
      `stages/${quiz.id}/items`,
      {
        items: [examplePlanItemByKind['one-of']],
        answerKeys: [{ item: 'one', points: { plaid: 1 } }],
      },
    ],
    /an option that is not offered/,
  ],
  [
    'a scored question that looks at nothing',
    ({ quiz }) => [
      `stages/${quiz.id}/items`,
      {
        items: [{ ...examplePlanItemByKind['one-of'], criteria: [] }],
        answerKeys: [{ item: 'one', points: { red: 1 } }],
      },
    ],
    /which criteria/,
  ],
  [
    'an interview question without a guide',
    ({ talk }) => [
      `stages/${talk.id}/items`,
      { items: [{ ...examplePlanItemByKind.interview, guideOne: '' }] },
    ],
    /guide for 1 star/,
  ],
])('%s would not have been published, and comes later neither', async (_, change, message) => {
  const published = await publishedJob();
  const [path, body] = change(published);
  const keys = path === 'stages' ? {} : { answerKeys: [] };
  const reply = await published.put(path, { version: 5, reason, ...keys, ...body });
  expect([reply.statusCode, reply.json().message]).toEqual([422, expect.stringMatching(message)]);
  expect((await published.plan()).versions).toHaveLength(1);
});

test('a stage that is off is no part of the plan, and goes whenever it is not wanted', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.readyDraft(admin);
  const of = `/api/builder/${job.id}`;
  const { stages } = (await as(admin).get(of)).json();
  const off = { ...asSent(stages[0]), id: undefined, name: 'Later', switchedOff: true };
  const sift = asSent(stages[0]);
  await as(admin).put(`${of}/stages`, { version: 1, stages: [sift, off] });
  expect((await as(admin).post(`${of}/publish`, { version: 2 })).statusCode).toBe(200);
  const { versions } = (await as(admin).get(`/api/manage/${job.id}/plan`)).json();
  expect(JSON.parse(versions[0].plan).stages).toHaveLength(1);
  const gone = await as(admin).put(`${of}/stages`, { version: 3, stages: [sift] });
  expect([gone.statusCode, gone.json().stages.length]).toEqual([200, 1]);
});
