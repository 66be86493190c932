import { expect, test } from 'vitest';
import { applyJobCounterDeltas } from '../../events/apply-job-counter-deltas.ts';
import { beginTestApplication } from '../../test/test-candidate-client.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

test('a role of which one candidate has withdrawn leads to its analysis once the others are decided, and its sums say why', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const question = await given.question(job);
  const [stays, leaves] = [
    await beginTestApplication(server, job),
    await beginTestApplication(server, job),
  ];
  for (const candidate of [stays, leaves]) {
    await candidate.post('about-you/skip');
    await candidate.save(question.id, { text: 'I call the repair service.', version: 0 });
    await candidate.post('check', { honest: 'yes' });
  }
  await leaves.post('withdraw');
  await as(admin).post(`/dashboard-old/role/${job.id}/close`);
  const card = async () => (await as(admin).get(`/api/rest/job/${job.id}`)).json();
  expect(await card()).toMatchObject({
    path: 'live',
    Applications: { submitted: 2, undecided: 1, rejected: 0, hired: 0, withdrawn: 1 },
    submittedApplicationCount: 1,
  });
  await as(admin).post(`/api/manage/${job.id}/decide`, {
    applicationIds: [stays.id],
    decision: 'reject',
  });
  await applyJobCounterDeltas(server.services);
  expect(await card()).toMatchObject({
    path: 'analysis',
    addedData: { path: 'analysis' },
    Applications: { submitted: 2, undecided: 0, rejected: 1, hired: 0, withdrawn: 1 },
  });
});

test('counters that were planted with the withdrawn among the submitted lead nobody astray', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.job(admin, { publishedAt: new Date(0), closesAt: new Date(1000) });
  await given.counted(job, 'submitted', 3);
  await given.counted(job, 'rejected', 1);
  await given.counted(job, 'hired', 1);
  expect((await as(admin).get(`/api/rest/job/${job.id}`)).json().path).toBe('analysis');
});
