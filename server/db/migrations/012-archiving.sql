-- The end of a role: told exactly once, and for a moment taken back when it came by hand.

alter table core.job
  -- Whether the house has told that the role closed; from then on nothing can be taken back.
  add column closing_told boolean not null default false,
  -- Of a role that was closed and archived while open: until when that can be undone.
  add column undo_until timestamptz,
  -- When it would have closed then; null for one that was open until filled.
  add column closes_at_before timestamptz;

-- What closed before anybody listened is not told any more.
update core.job set closing_told = true where published_at is not null and closes_at <= now();

create index on core.job (org_id, closes_at) where not closing_told and published_at is not null;
grant update (closing_told) on core.job to evenhand_worker;

create function core.organisations_with_closings(moment timestamptz) returns setof bigint language sql stable security definer
  set search_path = pg_catalog begin atomic
  select distinct org_id from core.job
  where not closing_told and published_at is not null and closes_at <= moment and coalesce(undo_until, '-infinity') <= moment
    and not sample;
end;
grant execute on function core.organisations_with_closings(timestamptz) to evenhand_worker;
