-- owner: access
-- Of these roles the submitted applications that wait for others: those after the last full five that nobody was dealt
-- yet. Decided here: row security asks it, by whatever statement.
create or replace function search.waiting_submissions(jobs bigint[])
  returns table (job_id bigint, application_id bigint)
  language sql stable security definer rows 4 set search_path = pg_catalog begin atomic
  select w.job_id, w.id from (
    select a.job_id, a.id, row_number() over (partition by a.job_id order by a.submitted_at desc, a.id desc) as place,
      count(*) over (partition by a.job_id) as n
    from core.application a
    where a.org_id = core.current_org() and a.job_id = any (jobs) and a.state = 'submitted'
      and a.reviews_expected = 0) w
  where w.place <= w.n % 5;
end;
alter function search.waiting_submissions owner to evenhand_search;
grant execute on function search.waiting_submissions to evenhand_staff;
