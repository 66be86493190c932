-- owner: integrations
-- For the change of the key that secrets are sealed with.
create or replace function core.organisations_with_jobvite() returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select org_id from core.jobvite_account;
end;
grant execute on function core.organisations_with_jobvite to evenhand_system;
