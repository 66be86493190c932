-- owner: sign-in
-- False when the address has a log-in already, in whatever organisation.
create or replace function auth.open_login(email text, member_id bigint) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with opened as (
    insert into auth.login (email, org_id, member_id) values (open_login.email, core.current_org(),
      open_login.member_id)
    on conflict do nothing returning id)
  select exists (select from opened);
end;
alter function auth.open_login owner to evenhand_auth;
grant execute on function auth.open_login to evenhand_public, evenhand_staff;
