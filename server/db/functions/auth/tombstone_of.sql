-- owner: pipeline
-- The HMAC-SHA-256 of an application under the installation's own salt, which every backup has and no other key
-- replaces: a backup from before an erasure knows the application by it, whatever the secret key is by now. With the
-- hash of its role and its reference, as a database that was restored gives the same ids to others.
create or replace function auth.tombstone_of(of_application bigint, of_job_hash text, reference text) returns bytea
  language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  inner_key bytea;
  outer_key bytea;
begin
  select s.salt || decode(repeat('00', 32), 'hex') into inner_key from auth.email_salt s;
  outer_key := inner_key;
  for i in 0..63 loop
    outer_key := set_byte(outer_key, i, get_byte(inner_key, i) # 92);
    inner_key := set_byte(inner_key, i, get_byte(inner_key, i) # 54);
  end loop;
  return sha256(outer_key || sha256(inner_key
    || convert_to(concat_ws(' ', of_application, of_job_hash, reference), 'UTF8')));
end $$;
alter function auth.tombstone_of owner to evenhand_auth;
grant execute on function auth.tombstone_of to evenhand_system;
