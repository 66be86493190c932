-- owner: db
-- How much waits in the whole installation and for how long, in numbers alone, for whoever runs it. Of nobody's
-- organisation; the door of the server's own work alone may ask, as how much waits is no stranger's business.
-- `tasks`: those that the program works on; `moment`: by the server's clock, as e-mails are due.
create or replace function core.queue_figures(tasks text[], moment timestamptz)
  returns table (queue text, waiting bigint, oldest_seconds double precision, head bigint)
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  -- Ids are given in order: the smallest is of the oldest, and only that one is looked up.
  return query select 'events', (select count(*) from core.event_outbox),
    (select extract(epoch from now() - e.at)::double precision
      from (select o.org_id, o.event_id from core.event_outbox o order by o.event_id limit 1) first
      join core.event e on e.org_id = first.org_id and e.id = first.event_id), null::bigint;

  return query select 'emails', count(*), extract(epoch from moment - min(m.send_at))::double precision, null::bigint
    from pii.email_message m
    where m.sent_at is null and m.cancelled_at is null and m.failed_at is null and m.send_at <= moment;

  return query select 'counters', count(*), extract(epoch from now() - min(d.at))::double precision, null::bigint
    from core.job_delta d;

  -- When its entries came is not kept, as some are of answers about equal opportunities.
  return query select 'reports', count(*) + (select count(*) from core.experience_queue), null::double precision,
    min(q.id) from core.fact_queue q;

  -- Each organisation is looked at once an hour.
  return query select 'diversity', count(*),
    extract(epoch from moment - interval '1 hour' - min(r.looked_at))::double precision, null::bigint
    from core.organisation o left join report.freeze_round r on r.org_id = o.org_id
    where (r.looked_at is null or r.looked_at <= moment - interval '1 hour')
      and exists (select from eo.application_fact f where f.org_id = o.org_id);

  -- The queue makes its tables itself, when the first server starts.
  if to_regclass('pgboss.job') is not null then
    return query
      select 'tasks', count(*), extract(epoch from now() - min(j.start_after))::double precision, null::bigint
      from pgboss.job j
      where j.name = any (tasks) and j.state < 'active' and not j.blocked and j.start_after <= now();
  end if;
end $$;
grant execute on function core.queue_figures to evenhand_system;
