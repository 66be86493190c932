-- owner: jobs
-- A role does not open again while the answers of such a batch are with their reviewers: closing, sending and opening
-- again would else be a way to have the newest candidate read alone.
create or replace function core.refuse_reopening_with_small_batch() returns trigger
  language plpgsql set search_path = pg_catalog as $$
begin
  if exists (select from core.review_batch b where b.org_id = new.org_id and b.job_id = new.id and b.small
    and b.released_at is null) then
    raise exception 'a small batch is under way' using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
