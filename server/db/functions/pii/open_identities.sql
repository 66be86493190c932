-- owner: pipeline
-- Unseals identities; the caller has checked the right to and writes the audit entry in the same transaction.
create or replace function pii.open_identities(applications bigint[]) returns integer
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with opened as (
    update pii.application_identity set opened_at = now()
    where org_id = core.current_org() and application_id = any (applications) and opened_at is null returning 1)
  select count(*)::integer from opened;
end;
grant execute on function pii.open_identities to evenhand_staff;
