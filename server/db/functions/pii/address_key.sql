-- owner: emails
create or replace function pii.address_key(address text) returns bytea
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  insert into core.email_setting (org_id) values (core.current_org()) on conflict do nothing;
  return (select sha256(salt || convert_to(lower(btrim(address)), 'UTF8')) from core.email_setting
    where org_id = core.current_org());
end $$;
grant execute on function pii.address_key to evenhand_system;
