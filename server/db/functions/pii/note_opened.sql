-- owner: pipeline
create or replace function pii.note_opened() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  update pii.candidate c set opened_at = new.opened_at
    where c.org_id = new.org_id and c.id = new.candidate_id and c.opened_at is null;
  return null;
end $$;
