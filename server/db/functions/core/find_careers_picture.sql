-- owner: careers-page
-- Anybody sees one who knows its random address.
create or replace function core.find_careers_picture(of_org bigint, of_key text) returns bytea
  language sql stable security definer set search_path = pg_catalog begin atomic
  select p.image from core.careers_page_picture p join core.organisation o on o.org_id = p.org_id
  where p.org_id = of_org and p.key = of_key and o.deactivated_at is null;
end;
grant execute on function core.find_careers_picture to evenhand_public;
