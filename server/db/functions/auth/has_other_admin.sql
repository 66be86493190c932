-- owner: sign-in
-- Whether an admin besides this member could log in.
create or replace function auth.has_other_admin(of_member bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog begin atomic
  select exists (select from core.member m join auth.login l on l.org_id = m.org_id and l.member_id = m.id
    where m.org_id = core.current_org() and m.id <> of_member and m.role = 'ADMIN' and m.deactivated_at is null
      and (l.password_hash is not null or exists (select from auth.oidc_identity i where i.login_id = l.id)));
end;
alter function auth.has_other_admin owner to evenhand_auth;
