-- owner: sign-in
-- For the e-mail to the person.
create or replace function auth.find_two_factor_reset(reset_id bigint)
  returns table (member_id bigint, reason text, by_admin text)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select r.member_id, r.reason, a.first_name || ' ' || a.last_name
  from auth.two_factor_reset r left join core.member a on a.org_id = r.org_id and a.id = r.by_member_id
  where r.id = find_two_factor_reset.reset_id and r.org_id = core.current_org();
end;
alter function auth.find_two_factor_reset owner to evenhand_auth;
grant execute on function auth.find_two_factor_reset to evenhand_system;
