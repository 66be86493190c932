-- owner: db
-- What keeps this database from serving, for a server that asks whether it is ready: names alone, no number and
-- nobody's organisation, as whoever is not logged in comes by the same door. It decides here, so that no age of a
-- queue leaves the database. Programs of the version before ask it too: what it takes stays as it is.
-- `known`: the migrations of the program that asks, in order; `queues`: the tasks that it works on; `moment`: by
-- the server's clock, as e-mails are due; `mails_an_hour`: null where no e-mail leaves the server.
create or replace function core.unready(known text[], queues text[], moment timestamptz, mails_an_hour integer)
  returns text[] language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  found text[] := '{}';
  minute constant interval := interval '1 minute';
begin
  if pg_is_in_recovery() then
    found := found || 'standby'::text;
  elsif current_setting('transaction_read_only')::boolean then
    found := found || 'read-only'::text;
  end if;

  -- Lacks one of ours, or has one on which this program does not work.
  if exists (select unnest(known) except select name from migration.kysely_migration)
    or exists (select from migration.kysely_migration m where m.name <> all (known) and not exists (
      select from migration.tolerated t
      where t.name = m.name and t.from_number <= left(known[cardinality(known)], 3)::integer))
  then
    found := found || 'schema'::text;
  end if;

  -- Ids are given in order: the smallest is of the oldest, and only that one is looked up.
  if exists (select from (select org_id, event_id from core.event_outbox order by event_id limit 1) waiting
    join core.event e on e.org_id = waiting.org_id and e.id = waiting.event_id where e.at < now() - minute)
  then
    found := found || 'events'::text;
  end if;

  -- Due, not planned; and not of an organisation that has had its share of the hour. What is sent one after the
  -- other, or tried in vain at a mail server that is away, waits for that server and not for this one.
  if mails_an_hour is not null and exists (
    with overdue as (
      select org_id, max(leased_until) as tried_at from pii.email_message
      where sent_at is null and cancelled_at is null and failed_at is null
      group by org_id having min(send_at) < moment - minute)
    select from overdue having count(*) filter (where (
        select count(*) from (select from pii.email_message m
          where m.org_id = overdue.org_id and m.sent_at > moment - interval '1 hour' limit mails_an_hour) sent
      ) < mails_an_hour) > 0
      and not coalesce(bool_or(overdue.tried_at > now() - minute or exists (
        select from pii.email_message m where m.org_id = overdue.org_id and m.sent_at > moment - minute)), false))
  then
    found := found || 'mails'::text;
  end if;

  -- The queue makes its tables itself, when the first server starts.
  if to_regclass('pgboss.job') is not null then
    if exists (select from pgboss.job where name = any (queues) and state < 'active' and not blocked
      and start_after < now() - minute)
    then
      found := found || 'tasks'::text;
    end if;
  end if;
  return found;
end $$;
grant execute on function core.unready to evenhand_public;
