-- What a test brought takes part in the ranking, with what each of its questions earned: so the order that
-- earlier weights made can be made again. What was scored before is scored once more by the server, and stored with it.
-- Tolerated from: 032

alter table core.stage_score
  -- Of 100, by the ids of the questions; null where reviews or a panel say it.
  add column by_item jsonb check (jsonb_typeof(by_item) = 'object');
-- A lot has no language: compared byte by byte, thousands of lines are in order in a tenth of the time. And with whose
-- line it is in the index, a page far down is found without a look at the lines before it.
drop index core.ranking_org_id_job_id_complete_overall_lot_idx;
alter table core.ranking alter column lot type text collate "C";
create index on core.ranking (org_id, job_id, complete desc, overall desc, lot) include (application_id);
update core.test_attempt set is_scored = false where is_scored;
set constraints all immediate;
-- Of other arguments; in a new database it is not there yet.
drop function if exists core.store_given_score(bigint, bigint, numeric, integer, integer, numeric);
