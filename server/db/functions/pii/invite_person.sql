-- owner: invitations-to-apply
-- One invitation that has come to its turn: the application it is for, or null where nothing is to be sent. Whoever has
-- applied already, was invited before, showed interest and was asked this week, or no longer agrees is left out, and
-- nothing tells so. Decided here, where address, person and application meet: no door makes people.
create or replace function pii.invite_person(of_invitee bigint, normalised text, refs text[], moment timestamptz)
  returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  invitee record;
  person record;
  made record;
  reference text;
  invited bigint;
begin
  select i.id, i.address, i.first_name, i.last_name, i.candidate_id, i.application_id, r.job_id, r.kind into invitee
    from pii.invitee i join core.invite_round r on r.org_id = i.org_id and r.id = i.round_id
    where i.org_id = core.current_org() and i.id = of_invitee and i.state = 'waiting'
      and r.cancelled_at is null for update of i;
  if not found then return null; end if;
  update pii.invitee set state = 'done', address = null, first_name = '', last_name = '', candidate_id = null
    where org_id = core.current_org() and id = of_invitee;
  if not exists (select from core.job j where j.org_id = core.current_org() and j.id = invitee.job_id and not j.sample
      and j.published_at <= moment and j.archived_at is null and coalesce(j.closes_at, 'infinity') > moment) then
    return null;
  end if;
  if invitee.kind = 'quick-apply-invite' then
    update core.application a set invited_at = moment
      where a.org_id = core.current_org() and a.id = invitee.application_id and a.state = 'quick_applied'
        and coalesce(a.invited_at <= moment - interval '7 days', true)
      returning a.id into invited;
    return invited;
  end if;
  if invitee.kind = 'past-application-invite' then
    select c.first_name, c.last_name, c.email, c.search into person from pii.candidate c
      where c.org_id = core.current_org() and c.id = invitee.candidate_id and c.contact_until > moment;
  else
    select invitee.first_name, invitee.last_name, invitee.address as email, normalised as search into person;
  end if;
  if person.email is null then return null; end if;
  select r.ref into reference from unnest(refs) with ordinality r (ref, n)
    where not exists (select from core.application a
      where a.org_id = core.current_org() and a.job_id = invitee.job_id and a.public_ref = r.ref)
    order by r.n limit 1;
  select b.application_id, b.existed into made
    from pii.begin_application(invitee.job_id, person.first_name, person.last_name, person.email, person.search,
      case invitee.kind when 'application-invite' then 'invitation' else 'past-application' end, reference) b;
  if made.existed then return null; end if;
  update core.application a set state = 'invited', invited_at = moment
    where a.org_id = core.current_org() and a.id = made.application_id;
  update pii.invitee set application_id = made.application_id where org_id = core.current_org() and id = of_invitee;
  return made.application_id;
end $$;
grant execute on function pii.invite_person to evenhand_system;
