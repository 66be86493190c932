-- owner: review
-- A small batch is not sent while the role is open, nor while it is being opened again.
create or replace function core.refuse_small_batch_of_open_job() returns trigger
  language plpgsql set search_path = pg_catalog as $$
begin
  perform from core.job j where j.org_id = new.org_id and j.id = new.job_id
    and (j.archived_at is not null or j.closes_at <= new.sent_at) for share;
  if not found then
    raise exception 'a small batch of an open role' using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
