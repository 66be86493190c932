-- owner: sign-in
create or replace function auth.find_device(id bigint)
  returns table (member_id bigint, words text, first_seen_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.member_id, d.words, d.first_seen_at from auth.device d join auth.login l on l.id = d.login_id
  where d.id = find_device.id and l.org_id = core.current_org();
end;
alter function auth.find_device owner to evenhand_auth;
grant execute on function auth.find_device to evenhand_system;
