-- owner: pipeline
-- Gives the person of a personal link the address that they have just confirmed; false where somebody else of the
-- organisation has it. Two people never become one.
create or replace function pii.correct_address(address text, normalised text) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  update pii.candidate c set email = address, search = normalised
  from pii.application_identity i
  where i.org_id = core.current_org() and i.application_id = core.current_actor()
    and c.org_id = i.org_id and c.id = i.candidate_id
    and not exists (select from pii.candidate o where o.org_id = c.org_id and o.email = address and o.id <> c.id);
  return found;
exception when unique_violation then
  return false;
end $$;
grant execute on function pii.correct_address to evenhand_candidate;
