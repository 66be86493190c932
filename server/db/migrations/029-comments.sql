-- The newest comments of a period, and how many there are, without looking at every answer that was given in it.
create index on core.experience_answer (org_id, kind, created_at) include (job_id) where text ~ '\S';
-- How many answers a role has.
create index on core.experience_answer (org_id, job_id, kind, created_at);
