import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

test('the newest ten roles are offered to begin another with, of any phase but no sample', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  expect((await as(admin).get('/job/previous')).json()).toEqual([]);
  const phases = [
    {},
    { publishedAt: day(1) },
    { publishedAt: day(1), closesAt: day(2) },
    { archivedAt: day(3) },
  ];
  for (let n = 1; n <= 12; n += 1)
    await given.job(admin, { title: `Role ${n}`, createdAt: day(n), ...phases[n % 4] });
  const sample = await given.job(admin, { title: 'Sample', createdAt: day(20) });
  await given.owner.query('update core.job set sample = true where id = $1', [sample.id]);
  const jobs: { title: string; overallPhase: string }[] = (
    await as(admin).get('/job/previous')
  ).json();
  expect(jobs.map(({ title }) => title)).toEqual(
    Array.from({ length: 10 }, (_, i) => `Role ${12 - i}`),
  );
  expect(jobs.slice(0, 4).map(({ overallPhase }) => overallPhase)).toEqual([
    'DRAFT',
    'ARCHIVED',
    'CLOSED',
    'OPEN',
  ]);
});

test('they are for admins, and of nobody else', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const colleague = await given.member(org);
  await given.openJob(colleague, { title: 'Theirs' });
  expect((await as(colleague).get('/job/previous')).statusCode).toBe(403);
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  expect((await as(stranger).get('/job/previous')).json()).toEqual([]);
});
