-- owner: operator
-- The people of one organisation, for choosing whose eyes to look through.
create or replace function auth.list_people()
  returns table (id bigint, first_name text, last_name text, email text, role text, deactivated boolean,
    operator boolean, invited boolean, two_factor boolean, may_reset_two_factor boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select m.id, m.first_name, m.last_name, coalesce(l.email, m.email), m.role, m.deactivated_at is not null,
    coalesce(l.operator_since is not null, false),
    m.deactivated_at is null and l.password_hash is null
      and not exists (select from auth.oidc_identity i where i.login_id = l.id),
    coalesce(l.totp_confirmed_at is not null, false),
    coalesce(l.totp_confirmed_at is not null and l.operator_since is null, false) and m.role = 'ADMIN'
      and m.deactivated_at is null
      and not auth.has_other_admin(m.id)
  from core.member m left join auth.login l on l.org_id = m.org_id and l.member_id = m.id
  where m.org_id = core.current_org() order by m.deactivated_at is not null, m.role, m.last_name collate "und-x-icu",
    m.id;
end;
alter function auth.list_people owner to evenhand_auth;
grant execute on function auth.list_people to evenhand_operator;
