-- owner: sign-in
create or replace function auth.take_reset_requests() returns setof bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with taken as (
    delete from auth.reset_request r using auth.login l
    where l.email = r.email and l.org_id = core.current_org() returning l.member_id)
  select distinct member_id from taken;
end;
alter function auth.take_reset_requests owner to evenhand_auth;
grant execute on function auth.take_reset_requests to evenhand_system;
