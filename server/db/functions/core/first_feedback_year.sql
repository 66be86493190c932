-- owner: operator
-- The first year of which there is anything to read.
create or replace function core.first_feedback_year() returns integer
  language sql stable security definer set search_path = pg_catalog begin atomic
  select extract(year from least((select min(f.given_at) from core.product_feedback f),
    (select min(o.created_at) from core.organisation o
      where o.sign_up_reason is not null)) at time zone 'UTC')::integer;
end;
grant execute on function core.first_feedback_year to evenhand_operator;
