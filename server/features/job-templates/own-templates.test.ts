import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { builtInJobTemplates } from './catalogue/all-built-in-job-templates.ts';

const server = startTestServer();

async function someAdmin() {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

type Admin = Awaited<ReturnType<typeof someAdmin>>;
type Reply = { id: number; title: string; isOwn: boolean };

const save = (admin: Admin, job: { id: number }) =>
  server.as(admin).post(`/dashboard-old/role/${job.id}/duplicate?template=true`);
const start = (admin: Admin, id: number | string, query = '') =>
  server.as(admin).post(`/dashboard-old/role/${id}/duplicate-template${query}`);
const list = async (admin: Admin): Promise<Reply[]> =>
  (await server.as(admin).get('/templates')).json();

async function savedTemplate(admin: Admin, title = 'Baker') {
  const job = await server.given.readyDraft(admin, { title });
  const reply = await save(admin, job);
  expect(reply.statusCode).toBe(201);
  return { ...(reply.json() as Reply), job };
}

test('a role is saved as a template, which starts roles long after it has changed', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const reviewer = await given.member({ id: admin.orgId });
  const job = await given.readyDraft(admin, { title: 'Night baker' });
  await given.part(job, reviewer);
  await given.owner.query(
    `update core.job set team = 'Ovens', location = 'Hull', reviews_per_answer = 4, sealed = false where id = $1`,
    [job.id],
  );
  await given.interviewRound(job, { name: 'Trial shift', minutes: 120 });
  const saved = (await save(admin, job)).json();
  expect(saved).toEqual({
    id: expect.any(Number),
    title: 'Night baker',
    isOwn: true,
    summary: null,
    questionCount: 1,
    skills: ['Judgement'],
  });
  expect((await list(admin)).find(({ id }) => id === saved.id)).toEqual(saved);
  const before = (await as(admin).get(`/api/builder/${job.id}`)).json();
  await as(admin).patch(`/api/builder/${job.id}`, { version: 1, description: 'Something else.' });

  const card = await start(admin, saved.id);
  expect([card.statusCode, card.json().title]).toEqual([201, 'Night baker']);
  const draft = (await as(admin).get(`/api/builder/${card.json().id}`)).json();
  const { id: _, ...question } = before.questions[0];
  expect(draft).toMatchObject({
    phase: 'DRAFT',
    team: 'Ovens',
    location: 'Hull',
    reviewsPerAnswer: 4,
    description: before.description,
    closesAt: null,
    questions: [question],
  });
  // A template knows nobody: who began the role runs it, alone.
  expect(draft.members.filter(({ role }: { role: string | null }) => role !== null)).toMatchObject([
    { id: admin.id, role: 'admin' },
  ]);
  expect(card.json().interviewProgress).toMatchObject([{ name: 'Trial shift' }]);
  const stored = await given.owner.query(
    'select title, sealed, published_at from core.job where id = $1',
    [card.json().id],
  );
  expect(stored.rows).toEqual([{ title: 'Night baker', sealed: false, published_at: null }]);
});

test('templates stand by title, own and shipped ones together', async () => {
  const admin = await someAdmin();
  const own = [
    await savedTemplate(admin, 'émeraude cutter'),
    await savedTemplate(admin, 'Zookeeper'),
  ];
  const templates = await list(admin);
  const titles = templates.map(({ title }) => title);
  expect(titles).toEqual([...titles].sort(new Intl.Collator('en').compare));
  expect(titles).toHaveLength(builtInJobTemplates.length + own.length);
  expect(titles.at(-1)).toBe('Zookeeper');
  expect(templates.filter(({ isOwn }) => isOwn).map(({ id }) => id)).toEqual(
    own.map(({ id }) => id),
  );
});

test('one of ours starts a role, or becomes a template of the organisation that is changed like any other', async () => {
  const { as } = server;
  const admin = await someAdmin();
  const card = await start(admin, 'nurse-manager');
  expect([card.statusCode, card.json().title]).toEqual([201, 'Nurse Manager']);
  const copy = await start(admin, 'nurse-manager', '?template=true');
  expect([copy.statusCode, copy.json()]).toEqual([
    201,
    expect.objectContaining({ title: 'Nurse Manager (copy)', isOwn: true }),
  ]);
  const [ours, theirs] = [
    (await as(admin).get('/templates/nurse-manager')).json(),
    (await as(admin).get(`/templates/${copy.json().id}`)).json(),
  ];
  expect(theirs.questions).toEqual(ours.questions);
  expect([ours.stages.length > 0, theirs.description]).toEqual([true, ours.description]);
  const again = await start(admin, copy.json().id, '?template=true');
  expect(again.json().title).toBe('Nurse Manager (copy 2)');
  expect(await list(admin)).toHaveLength(builtInJobTemplates.length + 2);
});

test('an own template is renamed and deleted; roles that began with it stay', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const { id } = await savedTemplate(admin);
  const begun = (await start(admin, id)).json();
  const renamed = await as(admin).put(`/templates/${id}`, { title: ' Miller ' });
  expect([renamed.statusCode, renamed.json().title]).toEqual([200, 'Miller']);
  for (const title of ['', ' ', 'x'.repeat(257)])
    expect((await as(admin).put(`/templates/${id}`, { title })).statusCode).toBe(422);
  const gone = await Promise.all([
    as(admin).delete(`/templates/${id}`),
    as(admin).delete(`/templates/${id}`),
  ]);
  expect(new Set(gone.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 404]));
  expect((await start(admin, id)).statusCode).toBe(404);
  expect((await as(admin).get(`/api/builder/${begun.id}`)).json().questions).toHaveLength(1);
  const kept = await given.owner.query(
    `select kind from audit.entry where org_id = $1 and kind like 'template-%' order by id`,
    [admin.orgId],
  );
  expect(kept.rows.map(({ kind }) => kind)).toEqual([
    'template-saved',
    'template-renamed',
    'template-deleted',
  ]);
});

test('ours are nobody’s to rename or delete', async () => {
  const admin = await someAdmin();
  const { as } = server;
  expect((await as(admin).put('/templates/nurse-manager', { title: 'Mine' })).statusCode).toBe(404);
  expect((await as(admin).delete('/templates/nurse-manager')).statusCode).toBe(404);
});

test("another organisation's template does not exist, and colleagues who are no admins have none", async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const { id } = await savedTemplate(admin, 'Secret recipe');
  const stranger = await someAdmin();
  const colleague = await given.member({ id: admin.orgId });
  const calls = (who: Admin) => [
    () => as(who).get(`/templates/${id}`),
    () => start(who, id),
    () => start(who, id, '?template=true'),
    () => as(who).put(`/templates/${id}`, { title: 'Mine' }),
    () => as(who).delete(`/templates/${id}`),
  ];
  for (const call of calls(stranger)) expect((await call()).statusCode).toBe(404);
  for (const call of calls(colleague)) expect((await call()).statusCode).toBe(403);
  expect((await as(colleague).get('/templates')).statusCode).toBe(403);
  expect((await list(stranger)).map(({ title }) => title)).not.toContain('Secret recipe');
  expect((await list(admin)).map(({ title }) => title)).toContain('Secret recipe');
});

test.each(['astronaut', '0', '99999999', '1.5', '-1', 'Nurse-Manager', '../x', 'x'.repeat(80)])(
  'a template %j that there is not is not found',
  async (id) => {
    const admin = await someAdmin();
    expect((await start(admin, encodeURIComponent(id))).statusCode).toBe(404);
    expect((await server.as(admin).get(`/templates/${encodeURIComponent(id)}`)).statusCode).toBe(
      404,
    );
  },
);
