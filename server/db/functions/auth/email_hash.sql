-- owner: emails
create or replace function auth.email_hash(address text) returns bytea
  language sql stable security definer set search_path = pg_catalog begin atomic
  select sha256(s.salt || convert_to(lower(btrim(email_hash.address)), 'UTF8')) from auth.email_salt s;
end;
alter function auth.email_hash owner to evenhand_auth;
