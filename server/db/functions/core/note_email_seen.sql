-- owner: access
create or replace function core.note_email_seen() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform core.note_seen(new.org_id, array[new.application_id], new.member_id, 'mailed');
  return null;
end $$;
