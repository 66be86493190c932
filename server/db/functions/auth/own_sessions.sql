-- owner: sign-in
create or replace function auth.own_sessions()
  returns table (id bigint, agent text, network text, created_at timestamptz, seen_at timestamptz, is_support boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select s.id, s.agent, s.network, s.created_at, s.seen_at, s.impersonation_id is not null
  from auth.session s join auth.login l on l.id = s.login_id join core.member m on m.org_id = l.org_id
    and m.id = l.member_id
  where l.org_id = core.current_org() and l.member_id = core.current_actor()
    and s.seen_at > now() - case m.role when 'ADMIN' then interval '30 minutes' else interval '12 hours' end
    and s.created_at > now() - case m.role when 'ADMIN' then interval '12 hours' else interval '7 days' end
  order by s.seen_at desc, s.id desc;
end;
alter function auth.own_sessions owner to evenhand_auth;
grant execute on function auth.own_sessions to evenhand_staff;
