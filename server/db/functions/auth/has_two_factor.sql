-- owner: access
create or replace function auth.has_two_factor(login_id bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog begin atomic
  select exists (select from auth.login l where l.id = has_two_factor.login_id and l.totp_confirmed_at is not null);
end;
alter function auth.has_two_factor owner to evenhand_auth;
grant execute on function auth.has_two_factor to evenhand_public;
