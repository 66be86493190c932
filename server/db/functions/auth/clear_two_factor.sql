-- owner: sign-in
-- With it end all sessions and every half-done log-in. Nobody may call this but the functions below.
create or replace function auth.clear_two_factor(of_login bigint, by_member bigint, by_operator bigint, why text)
  returns bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.recovery_code r where r.login_id = of_login;
  delete from auth.pending p where p.login_id = of_login;
  delete from auth.session s where s.login_id = of_login;
  update auth.login l set totp_secret = null, totp_confirmed_at = null, totp_last_step = null where l.id = of_login;
  insert into auth.two_factor_reset as r (org_id, member_id, by_member_id, by_operator_login_id, reason)
  select l.org_id, l.member_id, by_member, by_operator, why from auth.login l where l.id = of_login returning r.id;
end;
alter function auth.clear_two_factor owner to evenhand_auth;
