-- Counters and seals are made for many organisations in one statement of the database (core.add_up_job_deltas,
-- audit.seal_next). So the server's own doors need no right to write them any more: they had one in each organisation.
-- Tolerated from: 049

revoke all on core.job_delta from evenhand_aggregate;
revoke all on core.job_stats from evenhand_aggregate;
drop policy tenant_aggregate on core.job_delta;
drop policy tenant_aggregate on core.job_stats;
revoke all on audit.unsealed from evenhand_system;
revoke all on audit.seal from evenhand_system;
drop policy tenant_system on audit.unsealed;
drop policy tenant_system on audit.seal;
