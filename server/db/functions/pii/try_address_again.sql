-- owner: emails
-- Tries the address of an application once more, with what could not be delivered there. Decided here: staff read no
-- address that an e-mail went to.
create or replace function pii.try_address_again(of_application bigint, moment timestamptz) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  address text;
  n integer;
begin
  select to_address into address from pii.email_message where org_id = core.current_org()
    and application_id = of_application
    and failure in ('bounced', 'held') order by id desc limit 1;
  if address is null then return 0; end if;
  update pii.email_address set bounced_at = null where org_id = core.current_org()
    and address_key = pii.address_key(address);
  update pii.email_message set failed_at = null, failure = null, attempts = 0, send_at = moment
    where org_id = core.current_org() and application_id = of_application and failure in ('bounced', 'held');
  get diagnostics n = row_count;
  return n;
end $$;
grant execute on function pii.try_address_again to evenhand_staff;
