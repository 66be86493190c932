-- owner: access
-- Failures in a row count up; each doubles the wait from the fifth on, and a quiet hour forgets them. Decided here: of
-- many who fail at the same moment each is counted.
create or replace function auth.note_failure(key text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.throttle as t (key, failures, last_at) values (note_failure.key, 1, clock_timestamp())
  on conflict (key) do update set last_at = clock_timestamp(),
    failures = case when t.last_at < clock_timestamp() - interval '1 hour' then 1
      else least(t.failures + 1, 1000000) end;
end;
alter function auth.note_failure owner to evenhand_auth;
grant execute on function auth.note_failure to evenhand_public, evenhand_staff;
