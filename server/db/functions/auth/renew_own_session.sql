-- owner: sign-in
-- Another id for the same session: who knew the old one knows nothing any more.
create or replace function auth.renew_own_session(session_id bigint, token_hash bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.session s set token_hash = renew_own_session.token_hash from auth.login l
  where s.id = renew_own_session.session_id and l.id = s.login_id and l.org_id = core.current_org()
    and l.member_id = core.current_actor();
end;
alter function auth.renew_own_session owner to evenhand_auth;
grant execute on function auth.renew_own_session to evenhand_staff;
