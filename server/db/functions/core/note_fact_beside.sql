-- owner: figures
create or replace function core.note_fact_beside() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  insert into core.fact_queue (org_id, application_id) values (new.org_id, new.application_id);
  return null;
end $$;
