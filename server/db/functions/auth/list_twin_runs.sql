-- owner: twin-run
create or replace function auth.list_twin_runs(most integer)
  returns table (id bigint, begun_at timestamptz, ended_at timestamptz, verdict text, differing text[], problem text,
    version text)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select r.id, r.begun_at, r.ended_at, r.verdict, r.differing, r.problem, r.version from auth.twin_run r
    order by r.id desc limit list_twin_runs.most;
end;
alter function auth.list_twin_runs owner to evenhand_auth;
grant execute on function auth.list_twin_runs to evenhand_staff, evenhand_operator, evenhand_system;
