-- Roles that open again, and how many have taken their application back.

alter table core.job_stats add column withdrawn integer not null default 0;
insert into core.job_stats as s (org_id, job_id, withdrawn)
select org_id, job_id, count(*) from core.application where state = 'withdrawn' and submitted_at is not null group by 1, 2
on conflict (org_id, job_id) do update set withdrawn = excluded.withdrawn;

-- Whether a batch was small enough to tell who wrote what: such a batch is sent only once nobody can apply any more.
alter table core.review_batch add column small boolean not null default false;
update core.review_batch b set small = true from core.job j
where j.org_id = b.org_id and j.id = b.job_id and (j.archived_at is not null or j.closes_at <= now()) and b.released_at is null
  and (select count(distinct r.application_id) from core.review r where r.org_id = b.org_id and r.batch_id = b.id) between 1 and 4;

-- A small batch is not sent while the role is open, nor while it is being opened again.
create function core.keep_small_batch_closed() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  perform from core.job j where j.org_id = new.org_id and j.id = new.job_id
    and (j.archived_at is not null or j.closes_at <= new.sent_at) for share;
  if not found then
    raise exception 'a small batch of an open role' using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
create trigger keep_small_batch_closed before insert on core.review_batch
  for each row when (new.small) execute function core.keep_small_batch_closed();

-- A role does not open again while the answers of such a batch are with their reviewers: closing, sending and opening again would
-- else be a way to have the newest candidate read alone.
create function core.keep_closed_for_small_batch() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  if exists (select from core.review_batch b where b.org_id = new.org_id and b.job_id = new.id and b.small and b.released_at is null) then
    raise exception 'a small batch is under way' using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
create trigger keep_closed_for_small_batch before update of closes_at, archived_at on core.job
  for each row when (new.archived_at is null and new.published_at is not null and not new.sample
    and (coalesce(new.closes_at, 'infinity') > coalesce(old.closes_at, 'infinity')
      or (old.archived_at is not null and coalesce(new.closes_at, 'infinity') > now())))
  execute function core.keep_closed_for_small_batch();
