-- owner: sign-in
create or replace function auth.replace_own_recovery_codes(hashes bytea[]) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with mine as (
    select l.id from auth.login l where l.org_id = core.current_org() and l.member_id = core.current_actor()
      and l.totp_confirmed_at is not null for update),
  old as (delete from auth.recovery_code r using mine where r.login_id = mine.id)
  insert into auth.recovery_code (login_id, code_hash) select mine.id, hash from mine,
    unnest(replace_own_recovery_codes.hashes) as hash;
end;
alter function auth.replace_own_recovery_codes owner to evenhand_auth;
grant execute on function auth.replace_own_recovery_codes to evenhand_staff;
