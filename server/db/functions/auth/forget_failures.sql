-- owner: access
create or replace function auth.forget_failures(key text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.throttle t where t.key = forget_failures.key;
end;
alter function auth.forget_failures owner to evenhand_auth;
grant execute on function auth.forget_failures to evenhand_public, evenhand_staff;
