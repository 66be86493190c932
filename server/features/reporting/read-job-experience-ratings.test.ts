import { expect, test } from 'vitest';
import type { PlantedJob } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const experienceOf = ({ id }: { id: number }, type = 'post-apply') =>
  `/api/job/${id}/experience?type=${type}`;

async function rate(job: PlantedJob, ratings: number[], text = ''): Promise<void> {
  for (const rating of ratings)
    await server.given.owner.query(
      `insert into core.experience_answer (org_id, job_id, kind, rating, text, created_at)
       values ($1, $2, 'post-apply', $3, $4, now() - interval '200 days')`,
      [job.orgId, job.id, rating, text],
    );
}

test('ratings of a role show from five answers on, those of other roles never', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const [job, other] = [await given.openJob(admin), await given.openJob(admin)];
  await rate(other, [1, 1, 1, 1, 1, 1]);
  await rate(job, [8, 9, 10, 7], 'A fair way to apply.');
  const ask = async () => (await as(admin).get(experienceOf(job))).json();
  expect(await ask()).toMatchObject({ total: 4, figures: null, comments: [] });
  await rate(job, [10]);
  expect(await ask()).toMatchObject({
    total: 5,
    figures: {
      mean: 8.8,
      median: 9,
      ratings: [0, 0, 0, 0, 0, 0, 1, 1, 1, 2],
      // Asked and not answered.
      fairness: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      satisfaction: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    hidden: null,
  });
  expect((await ask()).comments).toHaveLength(4);
  expect((await as(admin).get(experienceOf(job, 'post-review'))).json()).toMatchObject({
    total: 0,
  });
});

test('who still reviews on the role, a reviewer, a colleague and a stranger learn nothing of its ratings', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const [reviewer, colleague] = [await given.member(org), await given.member(org)];
  const job = await given.openJob(admin);
  await given.part(job, reviewer);
  await given.question(job);
  await rate(job, [8, 9, 10, 7, 10], 'A fair way to apply.');
  await given.batch(job, {
    by: admin,
    reviewers: [admin],
    applications: [await given.application(job)],
  });
  expect((await as(admin).get(experienceOf(job))).json()).toMatchObject({
    total: 0,
    figures: null,
    comments: [],
    hidden: 'own-reviews-open',
  });
  expect((await as(reviewer).get(experienceOf(job))).statusCode).toBe(403);
  expect((await as(colleague).get(experienceOf(job))).statusCode).toBe(404);
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  expect((await as(stranger).get(experienceOf(job))).statusCode).toBe(404);
});
