-- owner: organisation
-- Candidates see it too: whoever knows its random address.
create or replace function core.find_logo(of_org bigint, of_key text) returns bytea
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.image from core.organisation_logo l join core.organisation o on o.org_id = l.org_id
  where l.org_id = of_org and l.key = of_key and o.deactivated_at is null;
end;
grant execute on function core.find_logo to evenhand_public;
