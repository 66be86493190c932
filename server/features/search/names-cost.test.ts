import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const MANY = 3000;
/** A few for each of the names, by four keys, and what the plans of the database itself need. */
const FEW_PAGES = 30;

/** So many people, their names opened. */
async function openNames({ orgId, id }: PlantedJob, people: number): Promise<number[]> {
  const { rows } = await server.given.owner.query<{ id: number }>(
    `with application as (
       insert into core.application (org_id, job_id, public_ref, state, started_at, submitted_at)
       select $1, $2, chr(65 + n / 9000) || 'X-' || (1000 + n % 9000), 'in_review', now(), now()
       from generate_series(1, $3) n returning id),
     person as (
       insert into pii.candidate (org_id, first_name, last_name, email, search)
       select $1, 'Zorblax', 'Q' || id, id || '@example.com', 'zorblax q' || id || ' ' || id || '@example.com'
       from application returning id, split_part(email, '@', 1)::bigint as application_id),
     attempt as (insert into pii.candidate_job (org_id, candidate_id, job_id) select $1, id, $2 from person)
     insert into pii.application_identity (org_id, application_id, job_id, candidate_id, opened_at)
     select $1, application_id, $2, id, now() from person returning application_id as id`,
    [orgId, id, people],
  );
  await server.given.owner.query(
    'vacuum analyze pii.candidate, pii.candidate_job, pii.application_identity, core.application, core.identity_seen',
  );
  return rows.map((row) => Number(row.id));
}

function asMember<T>(
  { id, orgId }: PlantedMember,
  work: Parameters<typeof runTransactionByDoor<'staff', T>>[1],
) {
  return runTransactionByDoor(
    { services: server.services, door: 'staff', actor: { orgId, actorId: id } },
    work,
  );
}

/** The second time, when plans are made and the names have been seen. */
function pagesOf(member: PlantedMember, call: ReturnType<typeof sql>): Promise<number> {
  return asMember(member, async (db) => {
    const explain = () =>
      sql<{
        'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
      }>`explain (analyze, buffers, format json) select count(*) from ${call}`.execute(db);
    await explain();
    const { rows } = await explain();
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return plan === undefined ? Number.NaN : plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  });
}

test('two names are read without those of everybody else, and without all that were seen before', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const applications = await openNames(await given.openJob(admin), MANY);
  await asMember(admin, (db) =>
    sql`select count(*) from search.show_people(${applications})`.execute(db),
  );
  const { rows } = await given.owner.query(
    'select count(*)::int as n from core.identity_seen where member_id = $1',
    [admin.id],
  );
  expect(rows).toEqual([{ n: MANY }]);
  await given.owner.query('vacuum analyze core.identity_seen');
  const last = applications.slice(-2);
  expect(await pagesOf(admin, sql`search.show_people(${last})`)).toBeLessThan(FEW_PAGES);
  expect(await pagesOf(admin, sql`search.match_people(${last}, 'zor')`)).toBeLessThan(FEW_PAGES);
});
