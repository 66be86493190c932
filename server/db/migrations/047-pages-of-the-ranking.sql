-- A page of a leaderboard is read from its index alone: with the standard error in it, no line is looked up once more.
-- Tolerated from: 036

drop index core.ranking_org_id_job_id_complete_overall_lot_application_id_idx;
create index on core.ranking (org_id, job_id, complete desc, overall desc, lot) include (application_id, se);
