import { beforeAll, expect, test } from 'vitest';
import { explainStatementsDuringWork } from '../../test/explain-statements.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const OTHERS = 3000;
const THEIRS = 12;

const server = startTestServer();
let admin: PlantedMember;

beforeAll(async () => {
  const { given } = server;
  const org = await given.organisation();
  await given.feature(org, 'global-reporting');
  admin = await given.member(org, { role: 'ADMIN' });
  await submitted(await given.openJob(admin), OTHERS);
  const job = await given.openJob(admin);
  await given.owner.query(`update core.job set team = 'Ovens' where id = $1`, [job.id]);
  await submitted(job, THEIRS);
  await given.owner.query('analyze core.application, core.job');
});

async function submitted({ orgId, id }: PlantedJob, n: number): Promise<void> {
  await server.given.owner.query(
    `insert into core.application (org_id, job_id, public_ref, state, started_at, submitted_at)
     select $1, $2, 'AA-' || 1000 + i, 'submitted', '2026-04-10', '2026-04-10' from generate_series(0, $3::int - 1) i`,
    [orgId, id, n],
  );
}

test('a piece of the list of applicants reads those who are in it, however many others the organisation has', async () => {
  const read = await explainStatementsDuringWork(server.services, async () => {
    const { body } = await server
      .as(admin)
      .get('/api/applicant/list/csv?start=2026-04-01&end=2026-04-30&teams=Ovens');
    expect(body.split('\r\n')).toHaveLength(THEIRS + 2);
  });
  const pieces = read.filter(({ text }) => text.includes('with page as materialized'));
  expect(pieces).toHaveLength(1);
  expect(pieces[0]?.rows['application'] ?? 0).toBeLessThanOrEqual(THEIRS * 2);
});
