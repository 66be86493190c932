-- owner: access
-- Opening a name, sitting on somebody's panel and being written to about them are seeing.
create or replace function core.note_opening_seen() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform core.note_seen(new.org_id, array[new.application_id], new.member_id, 'opened');
  return null;
end $$;
