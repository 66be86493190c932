-- owner: twin-run
-- Decided here, so that of several processes one plays it: null while another one does. One that has not ended within
-- ten minutes was ended by something else.
create or replace function auth.begin_twin_run(version text, at timestamptz) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare begun bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('twin run', 0));
  if exists (select from auth.twin_run r
      where r.ended_at is null and r.begun_at > begin_twin_run.at - interval '10 minutes') then
    return null;
  end if;
  delete from auth.twin_run r where r.begun_at < begin_twin_run.at - interval '90 days';
  insert into auth.twin_run (begun_at, version) values (begin_twin_run.at, begin_twin_run.version)
    returning id into begun;
  return begun;
end $$;
alter function auth.begin_twin_run owner to evenhand_auth;
grant execute on function auth.begin_twin_run to evenhand_system;
