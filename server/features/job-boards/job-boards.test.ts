import { expect, test } from 'vitest';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { jobBoardKinds } from './catalogue/job-board-kinds.ts';

const server = startTestServer();
const bare = { name: 'Village shop', address: null, audience: null, cost: null };

async function someAdmin(): Promise<PlantedMember> {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

test('the directory lists the kinds that come with the server, each with audience, cost and reach, and no two alike', async () => {
  const told = (await server.as(await someAdmin()).get('/api/job-boards')).json();
  expect(told.boards).toHaveLength(jobBoardKinds.length);
  expect(jobBoardKinds.length).toBeGreaterThanOrEqual(20);
  for (const name of ['id', 'name', 'advice'] as const)
    expect(new Set(jobBoardKinds.map((kind) => kind[name])).size).toBe(jobBoardKinds.length);
  for (const kind of jobBoardKinds) {
    expect(kind.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const words of [kind.audience, kind.cost, kind.reach]) expect(words).not.toBe('');
  }
});

test('an admin adds, changes and removes boards of the organisation; their tag stays, and nobody else sees them', async () => {
  const { as } = server;
  const admin = await someAdmin();
  const added = await as(admin).post('/api/job-boards', { ...bare, name: 'Café Olé' });
  expect([added.statusCode, added.json()]).toEqual([
    201,
    expect.objectContaining({ name: 'Café Olé', source: 'cafe-ole' }),
  ]);
  const { id } = added.json();
  const changed = {
    name: 'Corner café',
    address: 'https://cafe.example.org/',
    audience: 'All',
    cost: 'A cake',
  };
  const reply = await as(admin).put(`/api/job-boards/${id}`, changed);
  expect(reply.json()).toMatchObject({ ...changed, source: 'cafe-ole' });
  const boards = async (who: PlantedMember) => (await as(who).get('/api/job-boards')).json().boards;
  expect((await boards(admin))[0]).toMatchObject({ id, name: 'Corner café', slug: String(id) });
  expect(await boards(await someAdmin())).toHaveLength(jobBoardKinds.length);
  expect((await as(admin).delete(`/api/job-boards/${id}`)).statusCode).toBe(204);
  expect(await boards(admin)).toHaveLength(jobBoardKinds.length);
});

test.each([
  ['a name without a letter or number', { ...bare, name: '日本' }, 'name'],
  ['the name of a kind that is there', { ...bare, name: 'Library' }, 'name'],
  ['an address that is a script', { ...bare, address: 'javascript:alert(1)' }, 'address'],
  ['no name', { ...bare, name: ' ' }, 'name'],
])('a board with %s is refused at its field', async (_, board, field) => {
  const reply = await server.as(await someAdmin()).post('/api/job-boards', board);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('two boards with the same tag are refused, and links are made of open roles one runs', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const org = { id: admin.orgId };
  const member = await given.member(org);
  await as(admin).post('/api/job-boards', bare);
  expect(
    (await as(admin).post('/api/job-boards', { ...bare, name: 'VILLAGE - shop' })).statusCode,
  ).toBe(422);
  const [open, other] = [await given.openJob(admin), await given.openJob(admin)];
  await given.readyDraft(admin);
  await given.part(open, member, 'observer');
  const roles = async (who: PlantedMember) =>
    (await as(who).get('/api/job-boards')).json().roles.map(({ id }: { id: number }) => id);
  expect(new Set(await roles(admin))).toEqual(new Set([open.id, other.id]));
  expect(await roles(member)).toEqual([open.id]);
});

/** A role with candidates from several places, their names open or not. */
async function cameFrom(admin: PlantedMember, counts: Record<string, number>, isOpen = false) {
  const job = await server.given.openJob(admin);
  await server.given.question(job);
  for (const [source, n] of Object.entries(counts))
    for (let i = 0; i < n; i += 1)
      await server.given.cameFrom(await server.given.application(job), source, { isOpen });
  return job;
}
type Reply = { name: string; candidates: number | null; mergedInto: string | null }[];
const sources = async (admin: PlantedMember): Promise<Reply> =>
  (await server.as(admin).get('/api/sources')).json();
const rowsOf = async (admin: PlantedMember, job: { id: number }) =>
  (await server.as(admin).get(`/api/job/${job.id}/report`)).json().sources;

test('two names of one source are merged wherever it is read, and parted again', async () => {
  const { as } = server;
  const admin = await someAdmin();
  const job = await cameFrom(admin, { fair: 3, 'job-fair': 5, Direct: 1 }, true);
  expect(await sources(admin)).toEqual([
    { name: 'job-fair', title: 'job-fair', candidates: 5, mergedInto: null },
    { name: 'fair', title: 'fair', candidates: null, mergedInto: null },
    { name: 'Direct', title: 'Direct', candidates: null, mergedInto: null },
  ]);
  const merge = (source: string, into: string) =>
    as(admin).post('/api/sources/merge', { source, into });
  expect((await merge('fair', 'job-fair')).statusCode).toBe(204);
  expect((await rowsOf(admin, job)).rows).toEqual([
    { name: 'job-fair', submitted: 8, hired: 0 },
    { name: 'Direct', submitted: 1, hired: 0 },
  ]);
  // Never a circle, never a chain.
  expect((await merge('job-fair', 'fair')).statusCode).toBe(422);
  expect((await merge('job-fair', 'Direct')).statusCode).toBe(204);
  expect((await rowsOf(admin, job)).rows).toEqual([{ name: 'Direct', submitted: 9, hired: 0 }]);
  for (const source of ['fair', 'job-fair'])
    expect((await as(admin).post('/api/sources/part', { source })).statusCode).toBe(204);
  expect((await rowsOf(admin, job)).rows).toHaveLength(3);
  expect((await as(admin).post('/api/sources/part', { source: 'fair' })).statusCode).toBe(404);
});

test('a source is called by the name of its board wherever it is read, on screens and in files', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  await given.feature({ id: admin.orgId }, 'global-reporting');
  const board = (
    await as(admin).post('/api/job-boards', { ...bare, name: 'The Mill News' })
  ).json();
  const counts = { [board.source]: 6, 'past-application': 5, linkedin: 5 };
  const job = await cameFrom(admin, counts, true);
  const called = ['The Mill News', 'Past applicants', 'linkedin'];
  const told = (await as(admin).get('/api/sources')).json();
  expect(new Map(told.map(({ name, title }: Titled) => [name, title]))).toEqual(
    new Map([
      [board.source, 'The Mill News'],
      ['past-application', 'Past applicants'],
      ['linkedin', 'linkedin'],
    ]),
  );
  const found = (await as(admin).get('/api/sources?search=mill')).json();
  expect(found.map(({ title }: Titled) => title)).toEqual(['The Mill News']);
  const names = (rows: Titled[]) => new Set(rows.map(({ name }) => name));
  expect(names((await rowsOf(admin, job)).rows)).toEqual(new Set(called));
  const report = (await as(admin).get('/api/org/referrer-breakdown')).json();
  expect(names(report.referrers)).toEqual(new Set(called));
  const file = (await as(admin).get('/api/applicant/list/csv')).body;
  for (const name of called) expect(file).toContain(`,${name},`);
  expect(file).not.toContain(`,${board.source},`);
  await as(admin).put(`/api/job-boards/${board.id}`, { ...bare, name: 'Mill and Market' });
  expect(names((await rowsOf(admin, job)).rows)).toContain('Mill and Market');
});
type Titled = { name: string; title: string };

test('of sealed candidates no more is told than each role’s report tells, merged or not', async () => {
  const { as } = server;
  const admin = await someAdmin();
  const job = await cameFrom(admin, { 'job-fair': 6, fair: 4, 'referral-of-anna': 1 });
  await cameFrom(admin, { fair: 4 });
  const visible = [{ name: 'job-fair', title: 'job-fair', candidates: 6, mergedInto: null }];
  expect(await sources(admin)).toEqual(visible);
  expect(await rowsOf(admin, job)).toMatchObject({
    rows: [{ name: 'job-fair', submitted: 6 }],
    sealed: 5,
  });
  // A small source cannot be told by what it adds to a large one: it is as unknown as one that is not.
  const refused = async (source: string) => {
    const reply = await as(admin).post('/api/sources/merge', { source, into: 'job-fair' });
    return { ...reply.json(), requestId: '' };
  };
  expect(await refused('fair')).toEqual(await refused('nowhere'));
  await server.given.owner.query(
    `insert into core.source_alias (org_id, source, merged_into) values ($1, 'fair', 'job-fair')`,
    [admin.orgId],
  );
  expect(await rowsOf(admin, job)).toMatchObject({
    rows: [{ name: 'job-fair', submitted: 6 }],
    sealed: 5,
  });
});

test('support and whoever reviews a role learn none of its sources', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const job = await cameFrom(admin, { 'job-fair': 5 }, true);
  const support = await as({ session: await given.support(admin) }).get('/api/sources');
  expect(support.json()).toEqual([]);
  await given.batch(job, {
    by: admin,
    reviewers: [admin],
    applications: [await given.application(job)],
  });
  expect(await sources(admin)).toEqual([]);
});
