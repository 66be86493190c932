import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { explainStatementsDuringWork } from '../../test/explain-statements.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const MANY = 3000;
/** What the plans of the database itself need, and a member's own few rows. */
const FEW_PAGES = 20;

/** Open roles in which nobody has a part. */
async function openMany({ id, orgId }: PlantedMember): Promise<void> {
  await server.given.owner.query(
    `insert into core.job (org_id, hash, title, title_normalised, owner_id, published_at)
     select $1, gen_random_uuid()::text, 'Open', 'open', $2, now() from generate_series(1, $3)`,
    [orgId, id, MANY],
  );
  await server.given.owner.query('vacuum analyze core.job');
}

/** The second time, when plans are made. */
function pagesOfBlindJobs({ id, orgId }: PlantedMember): Promise<number> {
  const actor = { orgId, actorId: id };
  return runTransactionByDoor({ services: server.services, door: 'staff', actor }, async (db) => {
    const explain = () =>
      sql<{
        'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
      }>`
        explain (analyze, buffers, format json) select search.jobs_read_blind()`.execute(db);
    await explain();
    const { rows } = await explain();
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return plan === undefined ? Number.NaN : plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  });
}

async function roundsReadBy(member: PlantedMember): Promise<number> {
  const read = await explainStatementsDuringWork(server.services, async () => {
    expect((await server.as(member).get('/job/list-es')).statusCode).toBe(200);
  });
  const cards = read.filter(({ text }) => text.includes('core.interview_round'));
  expect(cards).toHaveLength(1);
  return cards[0]?.rows['interview_round'] ?? 0;
}

test('which roles a member reads blind is found without looking at all the others', async () => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  await openMany(admin);
  expect(await pagesOfBlindJobs(admin)).toBeLessThan(FEW_PAGES);
});

test('a card looks its rounds of interviews up once, however many are invited to them', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.job(admin, { publishedAt: new Date(), closesAt: null });
  const invite = async () =>
    given.interview(await given.application(job, { state: 'interviews_tasks' }));
  await invite();
  const before = await roundsReadBy(admin);
  for (let n = 0; n < 5; n += 1) await invite();
  expect(await roundsReadBy(admin)).toBe(before);
});
