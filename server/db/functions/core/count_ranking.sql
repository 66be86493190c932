-- owner: pipeline
-- Appends to how many of a role have completed the same stages, whoever enters or leaves the ranking or completes one
-- more. No row of the role is touched. Decided here: most of those who change a place may not write what it comes to.
create or replace function core.count_ranking() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  if tg_op <> 'INSERT' then
    insert into core.ranking_count (org_id, job_id, complete, n) values (old.org_id, old.job_id, old.complete, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into core.ranking_count (org_id, job_id, complete, n) values (new.org_id, new.job_id, new.complete, 1);
  end if;
  return null;
end $$;
