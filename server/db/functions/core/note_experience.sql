-- owner: figures
create or replace function core.note_experience() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  if tg_op = 'DELETE' then
    insert into core.experience_queue (org_id, kind, created_at) values (old.org_id, old.kind, old.created_at);
  else
    insert into core.experience_queue (org_id, kind, created_at) values (new.org_id, new.kind, new.created_at);
  end if;
  return null;
end $$;
