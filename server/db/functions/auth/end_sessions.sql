-- owner: sign-in
-- Ends one session of a member of the organisation, or all but one, or all; how many ended. Whose, the caller decides.
create or replace function auth.end_sessions(member_id bigint, only_session bigint, keep_session bigint) returns integer
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with forgotten as (
    delete from auth.pending p using auth.login l where l.id = p.login_id and l.org_id = core.current_org()
      and l.member_id = end_sessions.member_id and end_sessions.only_session is null),
  ended as (
    delete from auth.session s using auth.login l
    where l.id = s.login_id and l.org_id = core.current_org() and l.member_id = end_sessions.member_id
      and (end_sessions.only_session is null or s.id = end_sessions.only_session)
      and (end_sessions.keep_session is null or s.id <> end_sessions.keep_session)
    returning s.id)
  select count(*)::integer from ended;
end;
alter function auth.end_sessions owner to evenhand_auth;
grant execute on function auth.end_sessions to evenhand_staff;
