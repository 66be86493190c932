-- owner: access
-- As find_session, for a page that nobody touches: a session is not kept alive by a screen that renews itself.
create or replace function auth.peek_session(token_hash bytea)
  returns table (org_id bigint, member_id bigint, role text, email text, org_deactivated boolean, login_id bigint,
    session_id bigint, confirmed_seconds_ago integer, is_operator boolean, impersonation_id bigint,
    operator_login_id bigint)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.org_id, l.member_id, m.role, l.email, o.deactivated_at is not null, l.id, s.id,
    extract(epoch from now() - s.confirmed_at)::integer, l.operator_since is not null, i.id, i.operator_login_id
  from auth.session s join auth.login l on l.id = s.login_id
    join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
    left join auth.impersonation i on i.id = s.impersonation_id
  where s.token_hash = peek_session.token_hash and m.deactivated_at is null
    and s.seen_at > now() - case m.role when 'ADMIN' then interval '30 minutes' else interval '12 hours' end
    and s.created_at > now() - case m.role when 'ADMIN' then interval '12 hours' else interval '7 days' end
    and (s.impersonation_id is null or (o.support_access and i.ended_at is null and i.ends_at > now()));
end;
alter function auth.peek_session owner to evenhand_auth;
grant execute on function auth.peek_session to evenhand_public;
