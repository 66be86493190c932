import { sql } from 'kysely';
import { type Db, runTransactionByDoor } from '../access/run-transaction-by-door.ts';
import type { Services } from '../services-type.ts';

const ENTRIES_A_SEAL = 1000;

/**
 * Chains committed audit entries of each organisation: a seal holds their ids and digests, and the
 * SHA-256 of the previous seal's hash with them. Writers of the trail never wait for it.
 */
export async function sealAuditTrail(services: Services): Promise<void> {
  const { rows } = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    sql<{ id: number }>`select audit.organisations_unsealed() as id`.execute(db),
  );
  for (const { id } of rows) {
    const seal = () =>
      runTransactionByDoor(
        { services, door: 'system', actor: { orgId: id, actorId: null } },
        async (db) => {
          await sql`select pg_advisory_xact_lock(hashtextextended('seal', ${id}))`.execute(db);
          return sealOnce(db);
        },
      );
    while ((await seal()) === ENTRIES_A_SEAL && !services.leaving());
  }
}

/** @returns how many entries it sealed */
async function sealOnce(db: Db<'system'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (
      delete from audit.unsealed where ctid = any (array(select ctid from audit.unsealed limit ${ENTRIES_A_SEAL}))
      returning entry_id),
    fresh as (
      select array_agg(e.id order by e.id) as ids, array_agg(audit.digest(e) order by e.id) as digests
      from audit.entry e where e.id in (select entry_id from gone)),
    last as (select n, hash from audit.seal order by n desc limit 1)
    insert into audit.seal (n, entry_ids, digests, hash)
    select coalesce((select n from last), 0) + 1, ids, digests,
      audit.chain((select hash from last), ids, digests)
    from fresh where ids is not null returning cardinality(entry_ids) as n`.execute(db);
  return rows[0]?.n ?? 0;
}
