-- owner: sign-in
-- Only where there is none yet; of many at once, one hears true.
create or replace function auth.confirm_totp(login_id bigint, secret bytea, step bigint, recovery_hashes bytea[])
  returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with confirmed as (
    update auth.login l set totp_secret = confirm_totp.secret, totp_confirmed_at = now(),
      totp_last_step = confirm_totp.step
    where l.id = confirm_totp.login_id and l.totp_confirmed_at is null
      and coalesce(l.totp_last_step, -1) < confirm_totp.step returning l.id),
  old as (delete from auth.recovery_code r using confirmed where r.login_id = confirmed.id),
  made as (
    insert into auth.recovery_code (login_id, code_hash)
    select confirmed.id, hash from confirmed, unnest(confirm_totp.recovery_hashes) as hash)
  select exists (select from confirmed);
end;
alter function auth.confirm_totp owner to evenhand_auth;
grant execute on function auth.confirm_totp to evenhand_public;
