-- owner: figures
-- Each person in 17 bytes: the number of their source in four, the day of the month and what they reached in one each,
-- their answers (disclosure/rules/count-packed-demographic-answers.ts reads them).
create or replace function eo.pack_month(of_job bigint, of_month date) returns bytea
  language sql stable set search_path = pg_catalog begin atomic
  select coalesce(string_agg(int4send(f.source_id)
    || int2send((extract(day from f.started_day)::int * 256 + f.reached)::smallint) || f.demo, ''), '')
  from eo.application_fact f
  where f.job_id = of_job and f.started_day >= of_month and f.started_day < (of_month + interval '1 month')::date
    and f.reached & 1 <> 0;
end;
grant execute on function eo.pack_month to evenhand_aggregate;
