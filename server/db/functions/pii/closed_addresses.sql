-- owner: emails
-- Which of these addresses asked for no more invitations, or sent an e-mail back.
create or replace function pii.closed_addresses(addresses text[]) returns setof text
  language sql volatile security definer set search_path = pg_catalog begin atomic
  select asked.address from unnest(addresses) asked(address)
  where exists (select from pii.email_address k where k.org_id = core.current_org()
    and k.address_key = pii.address_key(asked.address) and (k.stopped_at is not null or k.bounced_at is not null));
end;
grant execute on function pii.closed_addresses to evenhand_staff, evenhand_system;
