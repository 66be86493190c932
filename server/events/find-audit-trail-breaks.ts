import { sql } from 'kysely';
import type { Db } from '../access/transactions-by-door-or-token.ts';

/** What is wrong with one organisation's trail; empty when nothing is. */
export type AuditTrailBreak = {
  entryId: number | null;
  seal: number | null;
  what: 'changed' | 'deleted' | 'unsealed' | 'chain broken';
};

/** Recomputes every digest and every link. An entry is sealed within seconds: one that is older than a minute and in no seal has been slipped in. */
export async function findAuditTrailBreaks(db: Db<'staff'>): Promise<AuditTrailBreak[]> {
  const { rows } = await sql<AuditTrailBreak>`
    with sealed as (
      select s.n, u.entry_id, u.digest from audit.seal s,
        unnest(s.entry_ids, s.digests) as u(entry_id, digest)),
    entries as (
      select sealed.entry_id as "entryId", sealed.n as seal,
        case when e.id is null then 'deleted' else 'changed' end as what
      from sealed left join audit.entry e on e.id = sealed.entry_id
      where e.id is null or audit.digest(e) <> sealed.digest),
    missed as (
      select e.id as "entryId", null::integer as seal, 'unsealed' as what from audit.entry e
      where e.at < now() - interval '1 minute' and not exists (select from sealed where sealed.entry_id = e.id)),
    chain as (
      select null::bigint as "entryId", n as seal, 'chain broken' as what from (
        select n, hash, entry_ids, digests, lag(hash) over (order by n) as previous,
          row_number() over (order by n) as place
        from audit.seal) s
      where n <> place or hash <> audit.chain(previous, entry_ids, digests))
    select * from entries union all select * from missed union all select * from chain
    order by seal, "entryId"`.execute(db);
  return rows;
}
