-- owner: invitations-to-apply
-- Puts them on the list of a round, each once; says how many they are and never who.
create or replace function pii.choose_past_applicants(of_round bigint, applied_to bigint[], interviewed_for bigint[],
    moment timestamptz)
  returns integer
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with chosen as (
    insert into pii.invitee (org_id, round_id, candidate_id)
    select distinct c.org_id, of_round, c.id
    from pii.candidate c
      join pii.application_identity i on i.org_id = c.org_id and i.candidate_id = c.id
      join core.application a on a.org_id = i.org_id and a.id = i.application_id
      join core.job j on j.org_id = a.org_id and j.id = a.job_id and not j.sample
    where c.org_id = core.current_org() and c.contact_until > moment and a.submitted_at is not null
      and a.state not in ('hired', 'erased') and core.current_impersonation() is null
      and (a.job_id = any (applied_to) or a.job_id = any (interviewed_for) and a.interviewed_at is not null)
    returning 1)
  select count(*)::integer from chosen;
end;
grant execute on function pii.choose_past_applicants to evenhand_staff;
