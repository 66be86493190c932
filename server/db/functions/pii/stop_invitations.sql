-- owner: emails
create or replace function pii.stop_invitations(of_org bigint, whose bytea, moment timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  update pii.email_address set stopped_at = coalesce(stopped_at, moment) where org_id = of_org and address_key = whose;
  return found;
end $$;
grant execute on function pii.stop_invitations to evenhand_public;
