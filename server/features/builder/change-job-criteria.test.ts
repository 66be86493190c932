import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const path = ({ id }: { id: number }) => `/api/builder/${id}/criteria`;
const baking = { name: 'Baking', description: 'Knows dough.', kind: 'essential' };
const care = { name: 'Care', description: '', kind: 'desirable' };

async function someAdmin() {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

async function draft() {
  const admin = await someAdmin();
  const job = await server.given.job(admin);
  const put = (version: number, criteria: unknown[]) =>
    server.as(admin).put(path(job), { version, criteria });
  return { admin, job, put };
}

test('criteria are added, changed, moved and removed', async () => {
  const { put } = await draft();
  const first = (await put(1, [baking, care])).json();
  expect(first).toMatchObject({ version: 2, criteria: [baking, care] });
  const [one, two] = first.criteria;
  const moved = await put(2, [
    { ...two, kind: 'essential' },
    { ...one, description: '' },
  ]);
  expect(moved.json().criteria).toEqual([
    { ...two, kind: 'essential' },
    { ...one, description: '' },
  ]);
  expect((await put(3, [one])).json().criteria).toEqual([one]);
  expect((await put(4, [])).json().criteria).toEqual([]);
});

test('two criteria swap their names', async () => {
  const { put } = await draft();
  const [one, two] = (await put(1, [baking, care])).json().criteria;
  const swapped = [
    { ...one, name: two.name },
    { ...two, name: one.name },
  ];
  expect((await put(2, swapped)).json().criteria).toEqual(swapped);
});

test('a criterion that is taken out is gone from the questions that it was for', async () => {
  const { given, as } = server;
  const { admin, job, put } = await draft();
  await given.question(job);
  const before = (await as(admin).get(`/api/builder/${job.id}`)).json();
  expect(before.stages[0].items[0].criteria).toEqual(['Judgement']);
  const after = (await put(1, [baking])).json();
  expect(after.stages[0].items[0].criteria).toEqual([]);
});

test('what nothing looks at is pointed out, and blocks', async () => {
  const { put } = await draft();
  expect((await put(1, [baking])).json().problems).toContainEqual({
    code: 'criterion-nowhere',
    blocks: true,
    where: { criterion: 'Baking' },
    message: 'Nothing looks at “Baking”. Let a question serve it, or take it out.',
  });
});

test('a criterion of another role does not exist here', async () => {
  const { given, as } = server;
  const { admin, put } = await draft();
  const foreign = await draft();
  const [theirs] = (await foreign.put(1, [baking])).json().criteria;
  const other = await given.job(admin);
  const [mine] = (await as(admin).put(path(other), { version: 1, criteria: [baking] })).json()
    .criteria;
  const [own] = (await put(1, [care])).json().criteria;
  for (const criteria of [[theirs], [mine], [{ ...baking, id: 999_999 }], [own, own]])
    expect((await put(2, criteria)).statusCode).toBe(404);
});

test.each([
  ['two of one name', [baking, { ...care, name: 'BAKING' }], 'criteria.1.name'],
  ['nine', Array.from({ length: 9 }, (_, i) => ({ ...care, name: `Care ${i}` })), 'criteria'],
  ['no name', [{ ...baking, name: ' ' }], 'criteria.0.name'],
  ['10,000 characters', [{ ...baking, description: 'x'.repeat(10_000) }], 'criteria.0.description'],
  ['an unknown kind', [{ ...baking, kind: 'nice' }], 'criteria.0.kind'],
])('%s are refused', async (_, criteria, field) => {
  const reply = await (await draft()).put(1, criteria);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('an older version is refused, and so is whoever may not edit', async () => {
  const { given, as } = server;
  const { admin, job, put } = await draft();
  const reviewer = await given.member({ id: admin.orgId });
  await given.part(job, reviewer);
  await put(1, [baking]);
  const late = await put(1, []);
  expect([late.statusCode, late.json().code]).toEqual([409, 'newer-version']);
  const body = { version: 2, criteria: [] };
  expect((await as(reviewer).put(path(job), body)).statusCode).toBe(403);
  expect((await as(await someAdmin()).put(path(job), body)).statusCode).toBe(404);
});
