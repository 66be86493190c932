-- owner: sign-in
-- No step counts twice: of many who bring the same code at once, one hears true.
create or replace function auth.accept_totp_step(login_id bigint, step bigint) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with accepted as (
    update auth.login l set totp_last_step = accept_totp_step.step
    where l.id = accept_totp_step.login_id and l.totp_confirmed_at is not null
      and coalesce(l.totp_last_step, -1) < accept_totp_step.step returning l.id)
  select exists (select from accepted);
end;
alter function auth.accept_totp_step owner to evenhand_auth;
grant execute on function auth.accept_totp_step to evenhand_public;
