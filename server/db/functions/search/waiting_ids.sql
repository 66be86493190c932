-- owner: access
create or replace function search.waiting_ids() returns bigint[]
  language sql stable security definer set search_path = pg_catalog begin atomic
  select coalesce(array_agg(w.application_id), '{}')
    from search.waiting_submissions((select search.jobs_read_blind())) w;
end;
alter function search.waiting_ids owner to evenhand_search;
grant execute on function search.waiting_ids to evenhand_staff;
