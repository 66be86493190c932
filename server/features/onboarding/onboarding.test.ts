import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

test('an admin is told how many people and roles there are, and which is the sample', async () => {
  const { given, as } = server;
  const org = await given.organisation({ tier: 'free-trial' });
  const admin = await given.member(org, { role: 'ADMIN' });
  const beginnings = async () => (await as(admin).get('/api/onboarding')).json();
  expect(await beginnings()).toEqual({ people: 1, jobs: 0, sampleJobId: null });
  const left = await given.member(org);
  await given.owner.query('update core.member set deactivated_at = now() where id = $1', [left.id]);
  const { id } = (await as(admin).post('/free-trial/add-sample-role')).json();
  expect(await beginnings()).toEqual({ people: 1, jobs: 1, sampleJobId: id });
  await given.member(org);
  await given.job(admin, { archivedAt: new Date() });
  await as(admin).put(`/api/rest/job/${id}`, { archived: true });
  expect(await beginnings()).toEqual({ people: 2, jobs: 2, sampleJobId: id });
});
