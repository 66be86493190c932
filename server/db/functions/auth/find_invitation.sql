-- owner: sign-up
-- The address that a code was made for, while it is good.
create or replace function auth.find_invitation(code_hash bytea) returns text
  language sql stable security definer set search_path = pg_catalog begin atomic
  select i.email from auth.invitation i
  where i.code_hash = find_invitation.code_hash and i.used_at is null and i.expires_at > now();
end;
alter function auth.find_invitation owner to evenhand_auth;
grant execute on function auth.find_invitation to evenhand_public;
