-- owner: invitations-to-apply
create or replace function core.organisations_with_invitations(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct r.org_id from core.invite_round r
  where r.cancelled_at is null and r.leaves_at <= moment
    and exists (select from pii.invitee i where i.org_id = r.org_id and i.round_id = r.id and i.state = 'waiting')
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_invitations to evenhand_system;
