-- owner: organisation
-- Made when the first e-mail needs it: an empty database stays empty.
create or replace function auth.house_organisation() returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare house bigint;
begin
  select org_id into house from core.organisation where is_house;
  if found then return house; end if;
  perform pg_advisory_xact_lock(hashtextextended('house organisation', 0));
  select org_id into house from core.organisation where is_house;
  if found then return house; end if;
  insert into core.organisation (slug, name, is_house) values ('evenhand', 'Evenhand', true) returning org_id
    into house;
  return house;
end $$;
alter function auth.house_organisation owner to evenhand_auth;
grant execute on function auth.house_organisation to evenhand_public;
