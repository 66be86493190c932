-- owner: interviews
-- The next organisations after one, and whether a card is missing there of which nobody has been told. Most have held
-- no interview between the two moments, and of them nothing else is asked.
create or replace function core.organisations_with_missed_scorecards(after bigint, most integer,
  ended_after timestamptz, ended_before timestamptz) returns table (org_id bigint, is_missing boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select o.org_id, case
    when (select true from core.interview i where i.org_id = o.org_id
      and i.starts_at > ended_after - interval '1 day' and i.starts_at <= ended_before limit 1)
      and not exists (select from auth.organisation_move m where m.org_id = o.org_id and m.state = 'leaving')
    then exists (select from core.missed_scorecards(o.org_id, ended_after, ended_before) m
      where m.reminded_at is null)
    else false end
  from (select n.org_id from core.organisation n where n.org_id > after order by n.org_id limit most) o
  order by o.org_id;
end;
grant execute on function core.organisations_with_missed_scorecards to evenhand_system;
