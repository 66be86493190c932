-- owner: sign-in
create or replace function auth.confirm_own_session(session_id bigint) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.session s set confirmed_at = now() from auth.login l
  where s.id = confirm_own_session.session_id and l.id = s.login_id and l.org_id = core.current_org()
    and l.member_id = core.current_actor();
end;
alter function auth.confirm_own_session owner to evenhand_auth;
grant execute on function auth.confirm_own_session to evenhand_staff;
