-- owner: twin-run
create or replace function auth.note_twin_run_announced(run_id bigint, at timestamptz) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.twin_run r set announced_at = note_twin_run_announced.at
    where r.id <= note_twin_run_announced.run_id and r.is_first_different and r.announced_at is null;
end;
alter function auth.note_twin_run_announced owner to evenhand_auth;
grant execute on function auth.note_twin_run_announced to evenhand_system;
