-- owner: pipeline
-- Whoever was invited without a name gives it when they begin; a name that is there is never changed by a link.
create or replace function pii.give_name(given_name text, family_name text, normalised text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update pii.candidate c set first_name = given_name, last_name = family_name, search = normalised
  from pii.application_identity i
  where i.org_id = core.current_org() and i.application_id = core.current_actor()
    and c.org_id = i.org_id and c.id = i.candidate_id and (c.first_name = '' or c.last_name = '');
end;
grant execute on function pii.give_name to evenhand_candidate;
