-- owner: feedback
create or replace function blind.own_experience(whose bytea, moment timestamptz, out rating integer,
    out fairness integer, out satisfaction integer, out words text, out of_today boolean)
  returns record
  language sql stable security definer set search_path = pg_catalog begin atomic
  select o.rating, o.fairness, o.satisfaction, o.words, o.of_today from core.own_experience(whose, moment) o;
end;
grant execute on function blind.own_experience to evenhand_reviewer;
