-- owner: emails
-- Behind the link of an invitation; whoever knows the hash was sent it.
create or replace function pii.find_invited(of_org bigint, whose bytea, out organisation text, out stopped boolean)
  returns record
  language sql stable security definer set search_path = pg_catalog begin atomic
  select o.name, k.stopped_at is not null from pii.email_address k join core.organisation o on o.org_id = k.org_id
  where k.org_id = of_org and k.address_key = whose;
end;
grant execute on function pii.find_invited to evenhand_public;
