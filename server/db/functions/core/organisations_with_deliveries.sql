-- owner: integrations
-- From the webhooks that are awake, so that the queue of one that rests is not even looked at.
create or replace function core.organisations_with_deliveries() returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct w.org_id from core.webhook w
  where w.enabled and (w.rests_until is null or w.rests_until <= now()) and exists (
    select from core.webhook_delivery d
    where d.org_id = w.org_id and d.webhook_id = w.id and d.delivered_at is null and d.failed_at is null
      and d.next_try_at <= now() and (d.leased_until is null or d.leased_until < now()))
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_deliveries to evenhand_system;
