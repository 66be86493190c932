-- What the pages of one role tell: when a reviewer last scored and was last reminded, and where candidates came from.

alter table core.reviewer_link
  add column last_active_at timestamptz,
  add column reminded_at timestamptz;
grant update (reminded_at) on core.reviewer_link to evenhand_staff;

-- The reviewer was at work. Moves at most once a minute, so that scoring does not write the same row again and again.
create function blind.note_active() returns void language sql volatile security definer
  set search_path = pg_catalog begin atomic
  update core.reviewer_link l set last_active_at = now()
  where l.org_id = core.current_org() and l.id = core.current_actor()
    and coalesce(l.last_active_at < now() - interval '1 minute', true);
end;
revoke all on function blind.note_active() from public;
grant execute on function blind.note_active() to evenhand_reviewer;

-- How many came from where, and what became of them. Where somebody comes from can hint at who they are: counted are those
-- whose names are open. An admin also learns of sealed ones, but of no source with fewer than five candidates; whoever still
-- reviews on the role, and support, learn nothing.
create function pii.count_sources(of_job bigint) returns table (source text, submitted integer, hired integer)
  language sql stable security definer set search_path = pg_catalog begin atomic
  with attempt as (
    select i.source, a.hired_at, i.opened_at is not null as is_open, count(*) over (partition by i.source) as alike
    from pii.application_identity i
      join core.application a on a.org_id = i.org_id and a.id = i.application_id and a.submitted_at is not null
      join core.job j on j.org_id = i.org_id and j.id = i.job_id and not j.sample
    where i.org_id = core.current_org() and i.job_id = of_job and core.current_impersonation() is null
      and of_job <> all ((select search.jobs_under_own_review())::bigint[]))
  select t.source, count(*)::integer, count(t.hired_at)::integer from attempt t
  where t.is_open or t.alike >= 5 and exists (select from core.member m
    where m.org_id = core.current_org() and m.id = core.current_actor() and m.role = 'ADMIN')
  group by t.source;
end;
revoke all on function pii.count_sources(bigint) from public;
grant execute on function pii.count_sources(bigint) to evenhand_staff;
