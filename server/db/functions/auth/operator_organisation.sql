-- owner: organisation
-- Made when the first e-mail needs it: an empty database stays empty.
create or replace function auth.operator_organisation() returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare found_id bigint;
begin
  select org_id into found_id from core.organisation where is_operator;
  if found then return found_id; end if;
  perform pg_advisory_xact_lock(hashtextextended('operator organisation', 0));
  select org_id into found_id from core.organisation where is_operator;
  if found then return found_id; end if;
  insert into core.organisation (slug, name, is_operator) values ('evenhand', 'Evenhand', true) returning org_id
    into found_id;
  return found_id;
end $$;
alter function auth.operator_organisation owner to evenhand_auth;
grant execute on function auth.operator_organisation to evenhand_public;
