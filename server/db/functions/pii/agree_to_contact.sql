-- owner: pipeline
-- The candidate of a personal link says whether they want to hear of other roles; null takes it back.
create or replace function pii.agree_to_contact(until timestamptz) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update pii.candidate c set contact_until = until
  from pii.application_identity i
  where i.org_id = core.current_org() and i.application_id = core.current_actor()
    and c.org_id = i.org_id and c.id = i.candidate_id;
end;
grant execute on function pii.agree_to_contact to evenhand_candidate;
