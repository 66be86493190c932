-- owner: access
create or replace function auth.find_failures(keys text[])
  returns table (key text, failures integer, seconds_ago double precision)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select t.key, t.failures, extract(epoch from clock_timestamp() - t.last_at)
  from auth.throttle t where t.key = any (keys) and t.last_at > clock_timestamp() - interval '1 hour';
end;
alter function auth.find_failures owner to evenhand_auth;
grant execute on function auth.find_failures to evenhand_public, evenhand_staff;
