-- owner: pipeline
-- What a stage that no reviews make up comes to by the weights that its questions had in an earlier scoring version;
-- null where nothing says what each question brought, or none weighs anything. As many decimals as a rule gives.
create or replace function core.given_mean(earned_by_item jsonb, by_weights jsonb) returns numeric
  language sql stable set search_path = pg_catalog begin atomic
  select core.weighted_mean(array_agg(e.value::numeric),
      array_agg(coalesce((by_weights -> 'items' ->> e.key)::numeric, q.weight)), 1, 4)
    from jsonb_each_text(earned_by_item) e
      join core.question q on q.org_id = core.current_org() and q.id = e.key::bigint;
end;
grant execute on function core.given_mean to evenhand_staff;
