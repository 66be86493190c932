-- owner: operator
-- Who looked through the eyes of members of this organisation, and why: for its admins.
create or replace function auth.list_impersonations(ids bigint[])
  returns table (id bigint, operator text, reason text, member_id bigint, started_at timestamptz, ends_at timestamptz,
    ended_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select i.id, coalesce(l.email, 'an operator of another cell'), i.reason, i.member_id,
    i.started_at, i.ends_at, i.ended_at
  from auth.impersonation i left join auth.login l on l.id = i.operator_login_id
  where i.org_id = core.current_org() and i.id = any (ids);
end;
alter function auth.list_impersonations owner to evenhand_auth;
grant execute on function auth.list_impersonations to evenhand_staff;
