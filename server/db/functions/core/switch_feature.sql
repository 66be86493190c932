-- owner: organisation
-- The flags that an organisation switches itself; every other one is the operator's. Decided here: staff may write no
-- flag themselves.
create or replace function core.switch_feature(feature text, wanted boolean) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with switched as (
    update core.organisation o
    set features = array_remove(o.features, switch_feature.feature) || case when wanted
      then array[switch_feature.feature] else '{}'::text[] end
    where o.org_id = core.current_org() and switch_feature.feature in ('quick-apply', 'careers-page', 'text-analysis')
    returning 1)
  select exists (select from switched);
end;
grant execute on function core.switch_feature to evenhand_staff;
