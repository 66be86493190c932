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

test('a job whose counters would leave their range holds up no other', async () => {
  const { given } = server;
  const { owner } = given;
  const hostile = await given.job(await given.member(await given.organisation()));
  const other = await given.job(await given.member(await given.organisation()));
  const add = ({ id, orgId }: { id: number; orgId: number }, n: number) =>
    owner.query(
      `insert into core.job_delta (org_id, job_id, counter, n)
       select $1, $2, 'submitted', $3 from generate_series(1, 2)`,
      [orgId, id, n],
    );
  for (let times = 0; times < 2; times += 1) {
    await add(hostile, 2_147_483_647);
    await add(other, 1);
    await applyJobCounterDeltas(server.services);
  }
  const { rows } = await owner.query(
    'select job_id as id, submitted from core.job_stats where job_id = any ($1) order by submitted',
    [[hostile.id, other.id]],
  );
  expect(rows).toEqual([
    { id: other.id, submitted: 4 },
    { id: hostile.id, submitted: 1_000_000_000 },
  ]);
});
