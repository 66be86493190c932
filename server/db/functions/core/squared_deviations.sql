-- owner: pipeline
-- What so many reviews of one answer differ by from their mean, squared and added up; of one alone nothing is known.
create or replace function core.squared_deviations(n numeric, stars numeric, squares numeric) returns numeric
  language sql immutable
  return case when n > 1 then round(squares - stars * stars / n, 12) else 0 end;
grant execute on function core.squared_deviations to evenhand_staff;
