-- How many of a role have completed the same stages is kept: a page of the leaderboard counted everybody for it. As
-- with other counters writers only append, so that no mark waits for a row of the role; it is added up later. Triggers
-- keep it, so a program before this one keeps it too.
-- Tolerated from: 036

create table core.ranking_count (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  complete bigint not null,
  -- How many more; a sum where it was added up.
  n integer not null,
  is_sum boolean not null default false,
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
create index on core.ranking_count (org_id, job_id);
create index on core.ranking_count (org_id) where not is_sum;
call migration.wall('core.ranking_count', 'staff', 'system');
grant select (org_id, job_id, complete, n) on core.ranking_count to evenhand_staff;
grant select, insert (job_id, complete, n, is_sum), delete on core.ranking_count to evenhand_system;

insert into core.ranking_count (org_id, job_id, complete, n, is_sum)
  select org_id, job_id, complete, count(*), true from core.ranking group by org_id, job_id, complete;
set constraints all immediate;

-- Each mark writes the score of its stage anew: in its place, where a page has room.
alter table core.stage_score set (fillfactor = 70);

call migration.declare('core.count_ranking()', 'trigger');
create trigger count_entry after insert or delete on core.ranking for each row execute function core.count_ranking();
-- Most marks leave everybody in their group.
create trigger count_change after update on core.ranking for each row
  when (old.complete <> new.complete or old.job_id <> new.job_id) execute function core.count_ranking();
