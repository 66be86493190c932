-- owner: figures
create or replace function core.note_facts_of_batch() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  insert into core.fact_queue (org_id, application_id)
  select distinct org_id, application_id from core.review where org_id = new.org_id and batch_id = new.id;
  return null;
end $$;
