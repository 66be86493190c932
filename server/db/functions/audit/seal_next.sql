-- owner: events
-- Chains what has been written of the next organisations after one, each to its own seal before: a seal holds the ids
-- and digests of entries, and the SHA-256 of the previous seal's hash with them. Whom another process is at is left to
-- it. What was committed before is read after the lock is held, in a statement of its own: so no chain forks.
-- Gives how far it came, nothing where nobody is left, and whether more may wait of those it passed.
-- Decided here: the server's own door writes no seal.
create or replace function audit.seal_next(after bigint, organisations integer, entries integer,
  out up_to bigint, out is_more boolean)
  language plpgsql volatile security definer set search_path = pg_catalog
  -- A plan that was kept from when the lists were short would read all seals for each organisation.
  set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  waiting bigint[];
  held bigint[];
begin
  waiting := array(
    with recursive next (org_id) as (
      select (select min(u.org_id) from audit.unsealed u where u.org_id > after)
      union all
      select (select min(u.org_id) from audit.unsealed u where u.org_id > n.org_id) from next n
        where n.org_id is not null)
    select org_id from next where org_id is not null limit organisations);
  held := array(select org_id from unnest(waiting) org_id
    where org_id not in (select m.org_id from auth.organisation_move m where m.state = 'leaving')
      and pg_try_advisory_xact_lock(hashtextextended('seal', org_id)));
  with gone as (
    delete from audit.unsealed where ctid = any (array(
      select own.ctid from unnest(held) holder (org_id), lateral (
        select u.ctid from audit.unsealed u where u.org_id = holder.org_id order by u.entry_id limit entries) own
      limit 10 * entries))
    returning org_id, entry_id),
  fresh as (
    select g.org_id, array_agg(g.entry_id order by g.entry_id) as ids,
      array_agg(entry.digest order by g.entry_id) as digests
    from gone g cross join lateral (
      select audit.digest(e) as digest from audit.entry e where e.org_id = g.org_id and e.id = g.entry_id
      offset 0) entry
    group by g.org_id),
  sealed as (
    insert into audit.seal (org_id, n, entry_ids, digests, hash)
    select f.org_id, coalesce(last.n, 0) + 1, f.ids, f.digests, audit.chain(last.hash, f.ids, f.digests)
    from fresh f left join lateral (
      select s.n, s.hash from audit.seal s where s.org_id = f.org_id order by s.n desc limit 1) last on true
    returning cardinality(entry_ids) as n)
  select coalesce(max(s.n) >= entries or sum(s.n) >= 10 * entries, false) into is_more from sealed s;
  up_to := waiting[cardinality(waiting)];
end $$;
grant execute on function audit.seal_next to evenhand_system;
