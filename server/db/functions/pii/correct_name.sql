-- owner: pipeline
-- Whoever holds a personal link sets their own name right, in each of their applications to the organisation.
create or replace function pii.correct_name(given_name text, family_name text, normalised text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update pii.candidate c set first_name = given_name, last_name = family_name, search = normalised
  from pii.application_identity i
  where i.org_id = core.current_org() and i.application_id = core.current_actor()
    and c.org_id = i.org_id and c.id = i.candidate_id;
end;
grant execute on function pii.correct_name to evenhand_candidate;
