-- owner: apply
create or replace function eo.own_answers(whose bytea) returns jsonb
  language sql stable security definer set search_path = pg_catalog begin atomic
  select r.answers from eo.response r join eo.link l on l.org_id = r.org_id and l.subject = r.subject
  where l.org_id = core.current_org() and l.link = whose;
end;
grant execute on function eo.own_answers to evenhand_candidate;
