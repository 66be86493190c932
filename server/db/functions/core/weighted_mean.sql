-- owner: pipeline
-- Σ weight · value ÷ Σ weight ÷ divisor, rounded half up to so many decimals. Exact: of whole numbers up to the
-- division, so that neither an order of writing nor a digit that was cut off can change the last one. Null where
-- nothing weighs.
create or replace function core.weighted_mean(vals numeric[], weights numeric[], divisor numeric, places integer)
  returns numeric
  language sql immutable set search_path = pg_catalog begin atomic
  select case when total > 0 then
      div(2 * sum * power(10::numeric, places) + total * divisor, 2 * total * divisor) / power(10::numeric, places) end
    from (select sum(weight * val) as sum, sum(weight) as total from unnest(vals, weights) as t (val, weight)) weighed;
end;
grant execute on function core.weighted_mean to evenhand_staff;
