-- owner: access
create or replace function core.note_panel_seen() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform core.note_seen(new.org_id, array(select i.application_id from core.interview i
    where i.org_id = new.org_id and i.id = new.interview_id), new.member_id, 'interviewed');
  return null;
end $$;
