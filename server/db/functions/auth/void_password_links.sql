-- owner: sign-in
-- Voids every link that was sent before. False when the member has no log-in.
create or replace function auth.void_password_links(member_id bigint) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.login l set link_serial = l.link_serial + 1
  where l.org_id = core.current_org() and l.member_id = void_password_links.member_id;
  update auth.token t set revoked_at = now() from auth.login l
  where l.org_id = core.current_org() and l.member_id = void_password_links.member_id and t.org_id = l.org_id
    and t.reference = l.id and t.kind in ('create-password', 'reset-password') and t.revoked_at is null;
  select exists (select from auth.login l
    where l.org_id = core.current_org() and l.member_id = void_password_links.member_id);
end;
alter function auth.void_password_links owner to evenhand_auth;
grant execute on function auth.void_password_links to evenhand_public, evenhand_staff, evenhand_system;
