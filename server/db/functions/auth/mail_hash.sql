-- owner: emails
create or replace function auth.mail_hash(address text) returns bytea
  language sql stable security definer set search_path = pg_catalog begin atomic
  select sha256(s.salt || convert_to(lower(btrim(mail_hash.address)), 'UTF8')) from auth.mail_salt s;
end;
alter function auth.mail_hash owner to evenhand_auth;
