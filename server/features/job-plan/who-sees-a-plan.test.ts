import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DatabaseDoorName } from '../../access/database-pools-and-logins-by-door.ts';
import {
  type TransactionActor,
  runTransactionByDoor,
} from '../../access/transactions-by-door-or-token.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedJob } from '../../test/test-data-types.ts';

const server = startTestServer();
type Plan = ReturnType<typeof planOf>;

/** What a door shows of all plans. */
const seenThrough = (door: 'public' | 'candidate', actor: TransactionActor) =>
  // Both doors read these columns.
  runTransactionByDoor<'public', Plan>(
    { services: server.services, door: door as 'public', actor },
    async (db) => ({
      criteria: await db.selectFrom('core.criterion').select(['job_id', 'name', 'kind']).execute(),
      stages: await db
        .selectFrom('core.stage')
        .select(['job_id', 'kind', 'name', 'weight'])
        .execute(),
    }),
  );

const planOf = (job: PlantedJob) => ({
  criteria: [{ job_id: job.id, name: 'Judgement', kind: 'essential' as string }],
  stages: [{ job_id: job.id, kind: 'sift' as string, name: 'Written answers', weight: '1.00' }],
});

/** An employer with an open role, a draft, an archived one and a sample, and somebody else with an open role. */
async function jobsOfTwoEmployers() {
  const { given } = server;
  const [admin, stranger] = [
    await given.member(await given.organisation(), { role: 'ADMIN' }),
    await given.member(await given.organisation(), { role: 'ADMIN' }),
  ];
  const open = await given.openJob(admin);
  const draft = await given.job(admin);
  const archived = await given.job(admin, { publishedAt: new Date(), archivedAt: new Date() });
  const sample = await given.openJob(admin);
  await given.owner.query('update core.job set sample = true where id = $1', [sample.id]);
  const elsewhere = await given.openJob(stranger);
  for (const job of [open, draft, archived, sample, elsewhere]) await given.question(job);
  return { admin, open, draft, elsewhere };
}

test('a passer-by sees the plans of published roles of one employer alone', async () => {
  const { admin, open } = await jobsOfTwoEmployers();
  const seen = await seenThrough('public', { orgId: admin.orgId, actorId: null });
  expect(seen).toEqual(planOf(open));
  expect(await seenThrough('public', { orgId: null, actorId: null })).toEqual({
    criteria: [],
    stages: [],
  });
});

test('a candidate sees the plan of the role they apply for, and of no other', async () => {
  const { admin, open } = await jobsOfTwoEmployers();
  const { id } = await server.given.application(open);
  const seen = await seenThrough('candidate', { orgId: admin.orgId, actorId: id });
  expect(seen).toEqual(planOf(open));
});

test('staff see the plans of their own employer alone', async () => {
  const { admin, elsewhere } = await jobsOfTwoEmployers();
  const actor = { orgId: admin.orgId, actorId: admin.id };
  const seen = await runTransactionByDoor(
    { services: server.services, door: 'staff', actor },
    async (db) => ({
      criteria: await db.selectFrom('core.criterion').select('job_id').execute(),
      stages: await db.selectFrom('core.stage').select('job_id').execute(),
      served: await db.selectFrom('core.question_criterion').select('criterion_id').execute(),
    }),
  );
  expect([seen.criteria.length, seen.stages.length, seen.served.length]).toEqual([4, 4, 4]);
  expect(
    [...seen.criteria, ...seen.stages].filter(({ job_id: id }) => id === elsewhere.id),
  ).toEqual([]);
});

test.each([
  ['public', 'what a criterion is described as', sql`select description from core.criterion`],
  ['candidate', 'what a criterion is described as', sql`select description from core.criterion`],
  ['candidate', 'which question asks what', sql`select criterion_id from core.question_criterion`],
  ['reviewer', 'a criterion', sql`select name from core.criterion`],
  ['reviewer', 'a stage', sql`select name from core.stage`],
  ['reviewer', 'which question asks what', sql`select criterion_id from core.question_criterion`],
] as const)('the %s door does not ask for %s', async (door, _, asked) => {
  const { admin } = await jobsOfTwoEmployers();
  const actor = { orgId: admin.orgId, actorId: admin.id };
  const asking = runTransactionByDoor<DatabaseDoorName, unknown>(
    { services: server.services, door, actor },
    (db) => asked.execute(db),
  );
  await expect(asking).rejects.toMatchObject({ code: '42501' });
});
