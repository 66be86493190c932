import { eraseApplicationForGood } from '../features/retention/erase-application-for-good.ts';
import type { CanaryRound } from './canary-crawl.ts';
import { listAllTables } from './database-catalogue.ts';
import { findCanaryDisguises, prepareCanarySearch } from './find-canaries.ts';

/** Erases everybody who applied in the round, and says in which table what of them is still found, and of which field it is. */
export async function findCanariesAfterErasure({
  server,
  canaries,
}: CanaryRound): Promise<string[]> {
  const { owner } = server.given;
  const { rows } = await owner.query<{ orgId: number; applicationId: number }>(
    `select org_id as "orgId", id as "applicationId" from core.application where state <> 'erased' order by id`,
  );
  for (const application of rows) await eraseApplicationForGood(server.services, application);
  // Where people come from is a number of the organisation's, without the people.
  const looked = canaries.filter(({ field }) => field !== 'source');
  const found: string[] = [];
  for (const table of await listAllTables(owner)) {
    if (table.startsWith('pgboss.')) continue;
    const lines = await owner.query<{ row: string }>(`select t::text as row from ${table} t`);
    const text = prepareCanarySearch(lines.rows.map(({ row }) => row).join('\n'));
    for (const canary of looked)
      if (findCanaryDisguises(text, canary).length > 0)
        found.push(`${table}: ${canary.field} of ${canary.of}`);
  }
  return found;
}
