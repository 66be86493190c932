import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const PATH = '/dashboard-old/role/new';

test('a title starts a draft that its author runs', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const reply = await as(admin).post(PATH, { title: `  ${'x'.repeat(256)} ` });
  expect(reply.statusCode).toBe(201);
  const draft = (await as(admin).get(`/api/builder/${reply.json().id}`)).json();
  expect(draft).toMatchObject({ phase: 'DRAFT', title: 'x'.repeat(256), questions: [] });
  expect(draft.members).toMatchObject([{ id: admin.id, role: 'admin' }]);
});

test.each(['', '   ', 'x'.repeat(257), 'a\u202eb'])(
  'the title %j starts nothing',
  async (title) => {
    const { given, as } = server;
    const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
    const reply = await as(admin).post(PATH, { title });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['title']]);
    expect((await as(admin).get('/job-counts')).json().allActive).toBe(0);
  },
);

test('whoever is no admin starts no role', async () => {
  const { given, as } = server;
  const member = await given.member(await given.organisation());
  expect((await as(member).post(PATH, { title: 'Baker' })).statusCode).toBe(403);
});
