-- owner: sign-in
create or replace function auth.device_serial(login_id bigint) returns integer
  language sql stable security definer set search_path = pg_catalog begin atomic
  select coalesce((select l.device_serial from auth.login l where l.id = device_serial.login_id), 0);
end;
alter function auth.device_serial owner to evenhand_auth;
grant execute on function auth.device_serial to evenhand_public, evenhand_staff;
