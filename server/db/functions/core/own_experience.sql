-- owner: apply
create or replace function core.own_experience(whose bytea, moment timestamptz, out rating integer,
    out fairness integer, out satisfaction integer, out words text, out of_today boolean)
  returns record
  language sql stable security definer set search_path = pg_catalog begin atomic
  select e.rating, e.fairness, e.satisfaction, e.text, e.created_at = core.today(moment) from core.experience_answer e
  where e.org_id = core.current_org() and e.slip = whose;
end;
grant execute on function core.own_experience to evenhand_candidate;
