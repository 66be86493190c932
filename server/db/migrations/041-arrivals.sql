-- Whoever reviews on an open role does not watch who comes: new applications appear in fives, as many as a batch needs.
-- Tolerated from: 040

grant select (org_id, id, job_id, state, reviews_expected, submitted_at) on core.application to evenhand_search;
grant select (org_id, id, published_at, archived_at, closes_at, sample) on core.job to evenhand_search;
grant select on core.job_member to evenhand_search;
create policy look_up on core.job_member for select to evenhand_search using (true);

-- The open roles on which the acting member has reviews to do, or is asked to review and sees no candidate anyhow. The last
-- answers of a role are taken for some minutes after it has closed.
create function search.jobs_read_blind() returns bigint[] language sql stable security definer
  set search_path = pg_catalog begin atomic
  select coalesce(array_agg(j.id), '{}') from core.job j
  where j.org_id = core.current_org() and j.published_at is not null and j.archived_at is null and not j.sample
    and (j.closes_at is null or j.closes_at > now() - interval '10 minutes')
    and (j.id = any ((select search.jobs_under_own_review())::bigint[])
      or j.id in (select part.job_id from core.job_member part
        join core.member m on m.org_id = part.org_id and m.id = part.member_id and m.role = 'MEMBER'
        where part.org_id = core.current_org() and part.member_id = core.current_actor() and part.role = 'reviewer'));
end;

-- Of these roles the submitted applications that wait for others: those after the last full five that nobody was dealt yet.
create function search.waiting_submissions(jobs bigint[]) returns table (job_id bigint, application_id bigint)
  language sql stable security definer rows 4 set search_path = pg_catalog begin atomic
  select w.job_id, w.id from (
    select a.job_id, a.id, row_number() over (partition by a.job_id order by a.submitted_at desc, a.id desc) as place,
      count(*) over (partition by a.job_id) as n
    from core.application a
    where a.org_id = core.current_org() and a.job_id = any (jobs) and a.state = 'submitted' and a.reviews_expected = 0) w
  where w.place <= w.n % 5;
end;

create function search.waiting_ids() returns bigint[] language sql stable security definer
  set search_path = pg_catalog begin atomic
  select coalesce(array_agg(w.application_id), '{}') from search.waiting_submissions((select search.jobs_read_blind())) w;
end;

alter function search.jobs_read_blind() owner to evenhand_search;
alter function search.waiting_submissions(bigint[]) owner to evenhand_search;
alter function search.waiting_ids() owner to evenhand_search;
set local role evenhand_search;
revoke all on all functions in schema search from public;
grant execute on function search.jobs_read_blind(), search.waiting_submissions(bigint[]), search.waiting_ids() to evenhand_staff;
set local role evenhand_owner;

-- Who has only begun, and who waits for others, is not there for whoever reads blind.
create policy arrivals_wait on core.application as restrictive for select to evenhand_staff
  using (org_id = (select core.current_org()) and (job_id <> all ((select search.jobs_read_blind())::bigint[])
    or reviews_expected > 0 or (submitted_at is not null and id <> all ((select search.waiting_ids())::bigint[]))));
-- Nor is what they did.
create policy arrivals_wait on core.event as restrictive for select to evenhand_staff
  using (org_id = (select core.current_org()) and (job_id is null or actor_kind <> 'candidate'
    or job_id <> all ((select search.jobs_read_blind())::bigint[])
    or exists (select from core.application a where a.org_id = event.org_id and a.id = event.actor_id)));
