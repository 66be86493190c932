-- Whoever has the password and guesses at the code is told to the owner, once an hour.
-- Tolerated from: 032

alter table auth.login add column refused_codes_told_at timestamptz;

create function auth.note_refused_code(login_id bigint, at timestamptz) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with told as (
    update auth.login l set refused_codes_told_at = note_refused_code.at
    where l.id = note_refused_code.login_id
      and coalesce(l.refused_codes_told_at < note_refused_code.at - interval '1 hour', true) returning l.id)
  select exists (select from told);
end;
alter function auth.note_refused_code(bigint, timestamptz) owner to evenhand_auth;
set local role evenhand_auth;
revoke all on function auth.note_refused_code(bigint, timestamptz) from public;
grant execute on function auth.note_refused_code(bigint, timestamptz) to evenhand_public;
set local role evenhand_owner;
