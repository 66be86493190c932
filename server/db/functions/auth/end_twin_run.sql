-- owner: twin-run
create or replace function auth.end_twin_run(run_id bigint, verdict text, differing text[], problem text,
    at timestamptz) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.twin_run r set ended_at = end_twin_run.at, verdict = end_twin_run.verdict,
      differing = end_twin_run.differing, problem = end_twin_run.problem,
      is_first_different = end_twin_run.verdict is not distinct from 'different' and coalesce((
        select b.verdict <> 'different' from auth.twin_run b where b.verdict is not null and b.id < r.id
          order by b.id desc limit 1), true)
    where r.id = end_twin_run.run_id and r.ended_at is null;
end;
alter function auth.end_twin_run owner to evenhand_auth;
grant execute on function auth.end_twin_run to evenhand_system;
