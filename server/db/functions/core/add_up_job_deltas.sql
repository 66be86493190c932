-- owner: events
-- Adds what has waited longest to the counters of its jobs, whosever they are, and takes it away in the same statement:
-- a reader's snapshot has each delta once. Two processes at once take different ones, and touch counters in one order.
-- Counters are the whole numbers among the columns of the table. One that would leave the range of its column stays at
-- a thousand million: deltas of one job must not hold up those of all others. Decided here: nobody is told more than
-- how many deltas they were.
create or replace function core.add_up_job_deltas(most integer) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  names text;
  sums text;
  additions text;
  taken integer;
begin
  select string_agg(quote_ident(counter), ', '),
      string_agg(format('least(greatest(coalesce(sum(n) filter (where counter = %L), 0), -1e9), 1e9)::integer',
        counter), ', '),
      string_agg(format('%1$I = least(greatest(s.%1$I::bigint + excluded.%1$I, -1e9), 1e9)::integer', counter), ', ')
    into names, sums, additions
  from (select attname as counter from pg_attribute
    where attrelid = 'core.job_stats'::regclass and atttypid = 'integer'::regtype and attnum > 0
      and not attisdropped order by attnum) counters;
  execute format($statement$
    with gone as (
      delete from core.job_delta where ctid = any (array(
        select d.ctid from core.job_delta d where not exists (
          select from auth.organisation_move m where m.org_id = d.org_id and m.state = 'leaving')
        limit $1 for update of d skip locked))
      returning org_id, job_id, counter, n, at),
    added as (
      insert into core.job_stats as s (org_id, job_id, %s, last_batch_at)
      select org_id, job_id, %s, max(at) filter (where counter = 'reviews_total' and n > 0)
      from gone group by org_id, job_id order by org_id, job_id
      on conflict (org_id, job_id) do update set %s,
        last_batch_at = greatest(s.last_batch_at, excluded.last_batch_at))
    select count(*) from gone$statement$, names, sums, additions) into taken using most;
  return taken;
end $$;
grant execute on function core.add_up_job_deltas to evenhand_aggregate;
