-- owner: organisation
-- Of all organisations, the newest first, while they have not got what they asked for.
create or replace function core.list_feature_requests(most integer)
  returns table (id bigint, org_id bigint, organisation text, feature text, requested_by text, requested_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select r.id, r.org_id, o.name, r.feature, m.first_name || ' ' || m.last_name, r.requested_at
  from core.feature_request r join core.organisation o on o.org_id = r.org_id
    join core.member m on m.org_id = r.org_id and m.id = r.member_id
  where r.answered_at is null and not r.feature = any (o.features) and o.deactivated_at is null
  order by r.requested_at desc, r.org_id, r.id limit most;
end;
grant execute on function core.list_feature_requests to evenhand_operator;
