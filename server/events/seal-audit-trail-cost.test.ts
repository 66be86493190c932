import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { startTestServer } from '../test/start-test-server.ts';
import { writeAuditEntry } from './write-audit-entry.ts';

const server = startTestServer();
const MANY = 1000;
/** An index that has become one level deeper, and pages that are new. */
const A_FEW_PAGES = 12;

test('a seal reads as much after five times as many seals, with a plan from when there were none', async () => {
  const { given, services } = server;
  const { id, orgId } = await given.member(await given.organisation());
  const sealedBefore = (from: number, until: number) =>
    given.owner.query(
      `insert into audit.seal (org_id, n, entry_ids, digests, hash)
       select $1, n, '{}', '{}', '\\x00' from generate_series($2::int, $3::int) n`,
      [orgId, from, until],
    );
  const pagesOfSeal = async () => {
    const actor = { orgId, actorId: id };
    await runTransactionByDoor({ services, door: 'staff', actor }, (db) =>
      writeAuditEntry(db, { kind: 'job-started', actorKind: 'member', subject: 'job 1' }),
    );
    return runTransactionByDoor({ services, door: 'system' }, async (db) => {
      const { rows } = await sql<{
        'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
      }>`
        explain (analyze, buffers, format json) select * from audit.seal_next(0, 250, 1000)`.execute(
        db,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      return plan === undefined
        ? Number.NaN
        : plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    });
  };
  await given.owner.query('vacuum analyze audit.seal, audit.unsealed');
  await pagesOfSeal();
  await sealedBefore(2, MANY);
  const before = await pagesOfSeal();
  await sealedBefore(MANY + 2, 5 * MANY);
  expect(await pagesOfSeal()).toBeLessThan(before + A_FEW_PAGES);
  const { rows } = await given.owner.query(
    'select max(n) as n, count(*)::int as seals from audit.seal where org_id = $1',
    [orgId],
  );
  expect(rows).toEqual([{ n: 5 * MANY + 1, seals: 5 * MANY + 1 }]);
});
