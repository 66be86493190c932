import { expect, test } from 'vitest';
import { startTestServer } from '../test/start-test-server.ts';
import { applyJobCounterDeltas } from './apply-job-counter-deltas.ts';
import { jobCounterNames } from './job-counter-names.ts';

const server = startTestServer();

test('every counter of a job is added up, of all organisations at once, and whatever was there before stays in it', async () => {
  const { given } = server;
  const { owner } = given;
  const jobs = [
    await given.job(await given.member(await given.organisation())),
    await given.job(await given.member(await given.organisation())),
  ];
  const expected = Object.fromEntries(jobCounterNames.map((name, i) => [name, 2 * (i + 1)]));
  for (let times = 0; times < 2; times += 1) {
    for (const { id, orgId } of jobs)
      await owner.query(
        `insert into core.job_delta (org_id, job_id, counter, n)
         select $1, $2, counter, place from unnest($3::text[]) with ordinality named (counter, place)`,
        [orgId, id, jobCounterNames],
      );
    await applyJobCounterDeltas(server.services);
  }
  for (const { id } of jobs) {
    const { rows } = await owner.query(
      `select ${jobCounterNames.join(', ')} from core.job_stats where job_id = $1`,
      [id],
    );
    expect(rows).toEqual([expected]);
  }
  expect((await owner.query('select 1 from core.job_delta')).rowCount).toBe(0);
});
