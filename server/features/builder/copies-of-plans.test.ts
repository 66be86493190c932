import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import {
  planItemKinds,
  listPlanItemKindsOfStageKind,
} from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { planStageKinds } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { expect, test } from 'vitest';
import { examplePlanItemByKind } from '../../test/example-plan-item-by-kind.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';

const server = startTestServer();

async function someAdmin(): Promise<PlantedMember> {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

/** What of each kind makes it differ from a plain one. */
const rules: Partial<Record<PlanItem['kind'], Partial<PlanItem>>> = {
  number: { unit: 'km', min: 1, max: 9.5, mustHave: { least: 2, most: null } },
  date: { earliest: '2026-02-28', latest: null },
  'one-of': { mustHave: { options: ['green'] } },
  'many-of': { least: 1, most: 2, mustHave: { options: ['red', 'blue'], needs: 'all' } },
  'yes-no': { mustHave: { answer: true } },
  statement: { condition: { item: 'form-yes', options: ['yes'] } },
};

/** The item of the kind in a stage of the other, with a key that no other stage has. */
function itemOf(kind: PlanItem['kind'], stage: string): PlanItem {
  const item = {
    ...examplePlanItemByKind[kind],
    key: `${stage}-${examplePlanItemByKind[kind].key}`,
  };
  const own = stage === 'form' ? rules[kind] : {};
  // Rules of a kind are said of that kind alone.
  return { ...item, weight: 2.5, required: kind !== 'date', ...own } as PlanItem;
}

/** A role with a stage of each kind that asks all that may stand there, of which one is off and one is a timed test with its key. */
async function wholePlan(admin: PlantedMember): Promise<JobDraft> {
  const { given, as } = server;
  const job = await given.job(admin, { title: 'Miller' });
  const at = `/api/builder/${job.id}`;
  const put = async (path: string, body: object) => {
    const { version } = (await as(admin).get(at)).json();
    const reply = await as(admin).put(`${at}${path}`, { version, ...body });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<JobDraft>();
  };
  const plain = { weight: 1, minutes: null, switchedOff: false };
  const { stages } = await put('/stages', {
    stages: planStageKinds.map((kind) => ({
      ...plain,
      kind,
      name: `My ${kind}`,
      ...(kind === 'sift' && { weight: 0.75 }),
      ...(kind === 'test' && { minutes: 20 }),
      ...(kind === 'interview' && { minutes: 30 }),
      ...(kind === 'task' && { switchedOff: true }),
    })),
  });
  await put('/criteria', {
    criteria: [
      { name: 'Milling', description: 'Fine and coarse.', kind: 'desirable' },
      { name: 'Baking', description: '', kind: 'essential' },
    ],
  });
  for (const { id, kind } of stages) {
    const items = listPlanItemKindsOfStageKind(kind).map((each) => itemOf(each, kind));
    const answerKeys = kind === 'test' ? [{ item: 'test-one', points: { red: 1 } }] : [];
    const libraryIds = kind === 'sift' ? { 'sift-long': 'baking-under-pressure' } : {};
    await put(`/stages/${id}/items`, { items, answerKeys, libraryIds });
  }
  return (await as(admin).get(at)).json();
}

/** All of a plan but the numbers and keys by which it is stored: conditions name the place of what they depend on. */
function contentOf({ criteria, stages }: JobDraft) {
  return {
    criteria: criteria.map((criterion) => {
      const { id: _, ...told } = criterion;
      return told;
    }),
    stages: stages.map(({ libraryIds, items, ...stage }) => ({
      ...stage,
      id: null,
      answerKeys: null,
      items: items.map(({ key, condition, ...item }) => ({
        ...item,
        libraryId: libraryIds[key] ?? null,
        ...(condition && {
          condition: {
            ...condition,
            item: items.findIndex((each) => each.key === condition.item),
          },
        }),
      })),
    })),
  };
}

function keysOf({ stages }: JobDraft): string[] {
  return stages.flatMap(({ items }) => items.map(({ key }) => key));
}

test.each(['a copy', 'a role from its template', 'a role from a copy of its template'])(
  '%s keeps questions of every kind, weights and criteria, and takes no keys along',
  async (way) => {
    const { as } = server;
    const admin = await someAdmin();
    const original = await wholePlan(admin);
    expect(new Set(original.stages.flatMap(({ items }) => items.map(({ kind }) => kind)))).toEqual(
      new Set(planItemKinds),
    );
    const role = '/dashboard-old/role';
    const made = async (path: string): Promise<{ id: number }> => {
      const reply = await as(admin).post(path);
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json();
    };
    let { id } = await made(
      `${role}/${original.id}/duplicate${way === 'a copy' ? '' : '?template=true'}`,
    );
    if (way === 'a role from a copy of its template')
      ({ id } = await made(`${role}/${id}/duplicate-template?template=true`));
    if (way !== 'a copy') ({ id } = await made(`${role}/${id}/duplicate-template`));
    const copy = (await as(admin).get(`/api/builder/${id}`)).json<JobDraft>();
    expect(contentOf(copy)).toEqual(contentOf(original));
    expect(keysOf(copy).filter((key) => keysOf(original).includes(key))).toEqual([]);
    expect(new Set(keysOf(copy)).size).toBe(keysOf(original).length);
    expect(original.stages.flatMap(({ answerKeys }) => answerKeys)).toHaveLength(1);
    expect(copy.stages.flatMap(({ answerKeys }) => answerKeys)).toEqual([]);
  },
);

test('a template tells what it asks in each stage, and holds no key of a test', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const { id: job } = await wholePlan(admin);
  const saved = (await as(admin).post(`/dashboard-old/role/${job}/duplicate?template=true`)).json();
  const listed = (await as(admin).get('/templates')).json();
  expect(listed.find(({ id }: { id: number }) => id === saved.id)).toEqual(saved);
  // What is switched off is kept, and is not asked.
  expect([saved.questionCount, saved.skills]).toEqual([16, ['Baking']]);
  const told = (await as(admin).get(`/templates/${saved.id}`)).json();
  expect(told.questions.map(({ maxWords }: { maxWords: number }) => maxWords)).toEqual([50]);
  expect(told.stages).toMatchObject([
    { title: 'My form', says: 'Form', asks: { length: 10 } },
    { title: 'My sift', says: 'Written answers', asks: [{ kind: 'Short text' }] },
    { title: 'My cv', says: 'CV', asks: { length: 1 } },
    {
      title: 'My test',
      says: 'Test, 20 minutes',
      asks: [{ kind: 'One of several' }, { kind: 'Several of several' }],
    },
    { title: 'My task', says: 'Task, switched off' },
    { title: 'My interview', says: 'Interview, 30 minutes', asks: { length: 1 } },
  ]);
  const { rows } = await given.owner.query(
    'select content::text as content from core.job_template where id = $1',
    [saved.id],
  );
  expect(rows[0].content).not.toContain('points');
});

test.each([
  [
    'question',
    '{stages,0,items,3,kind}',
    '“My form” has a question of kind “hologram”, which this version of Evenhand does not know.',
  ],
  [
    'stage',
    '{stages,0,kind}',
    '“My form” is a stage of kind “hologram”, which this version of Evenhand does not know.',
  ],
])(
  'a %s of unknown kind in a template is refused by its name, and starts nothing',
  async (_, path, message) => {
    const { as, given } = server;
    const admin = await someAdmin();
    const { id: job } = await wholePlan(admin);
    const { id } = (
      await as(admin).post(`/dashboard-old/role/${job}/duplicate?template=true`)
    ).json();
    await given.owner.query(
      `update core.job_template set content = jsonb_set(content, $2, '"hologram"') where id = $1`,
      [id, path],
    );
    for (const reply of [
      await as(admin).get(`/templates/${id}`),
      await as(admin).post(`/dashboard-old/role/${id}/duplicate-template`),
      await as(admin).post(`/dashboard-old/role/${id}/duplicate-template?template=true`),
    ])
      expect([reply.statusCode, reply.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'template-unreadable', message }),
      ]);
    expect((await as(admin).get('/templates')).statusCode).toBe(200);
    const jobs = await given.owner.query('select id from core.job where org_id = $1', [
      admin.orgId,
    ]);
    expect(jobs.rows).toEqual([{ id: job }]);
  },
);

test('questions of forms and tests are none of the written answers, and stay where they are', async () => {
  const { as } = server;
  const admin = await someAdmin();
  const before = await wholePlan(admin);
  const at = `/api/builder/${before.id}`;
  expect(before.questions).toHaveLength(2);
  const put = (version: number) =>
    as(admin).put(`${at}/questions`, { version, questions: before.questions.slice(0, 1) });
  const after = (await put(before.version)).json<JobDraft>();
  expect(after.stages.map(({ kind, items }) => [kind, items.length])).toEqual(
    before.stages.map(({ kind, items }) => [kind, kind === 'sift' ? 1 : items.length]),
  );
  // Without a stage of written answers there is nowhere to put any.
  const stages = after.stages
    .filter(({ kind }) => kind !== 'sift')
    .map((stage) => {
      const { items: _, answerKeys: __, libraryIds: ___, ...sent } = stage;
      return sent;
    });
  const { version } = (
    await as(admin).put(`${at}/stages`, { version: after.version, stages })
  ).json();
  const nowhere = await put(version);
  expect([nowhere.statusCode, nowhere.json().code]).toEqual([409, 'no-written-answers']);
});
