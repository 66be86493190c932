-- owner: sign-in
-- Whether somebody is to be told. Decided here: of many refusals at the same moment one is told.
create or replace function auth.note_refused_code(login_id bigint, at timestamptz) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with told as (
    update auth.login l set refused_codes_notified_at = note_refused_code.at
    where l.id = note_refused_code.login_id
      and coalesce(l.refused_codes_notified_at < note_refused_code.at - interval '1 hour', true) returning l.id)
  select exists (select from told);
end;
alter function auth.note_refused_code owner to evenhand_auth;
grant execute on function auth.note_refused_code to evenhand_public;
