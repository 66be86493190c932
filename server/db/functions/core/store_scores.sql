-- owner: pipeline
-- Brings what is stored of these applications to what their marks say, and their places with it; called in the
-- transaction of whatever changes a mark. It takes the application's own row first, so that of two who mark the same
-- person at once the second sees the first, and never a row that another application's mark needs.
create or replace function core.store_scores(applications bigint[], lots text[] default '{}') returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform 1 from core.application a where a.org_id = core.current_org() and a.id = any (applications)
    order by a.id for no key update;
  delete from core.stage_score s where s.org_id = core.current_org() and s.application_id = any (applications)
    and not s.is_given and not exists (select from core.review r join core.question q
      on q.org_id = r.org_id and q.id = r.question_id
      where r.org_id = s.org_id and r.application_id = s.application_id and q.stage_id = s.stage_id)
    and not exists (select from core.scorecards_opened o
      join core.interview i on i.org_id = o.org_id and i.id = o.interview_id
      join core.interview_round d on d.org_id = i.org_id and d.id = i.round_id
      where o.org_id = s.org_id and i.application_id = s.application_id and d.stage_id = s.stage_id);
  perform core.store_made_scores(applications, lots);
  delete from core.ranking r using core.application a
    where r.org_id = core.current_org() and r.application_id = any (applications)
      and a.org_id = r.org_id and a.id = r.application_id
      and (a.state in ('invited', 'quick_applied', 'started', 'withdrawn', 'erased')
        or not exists (select from core.stage_score s
          where s.org_id = r.org_id and s.application_id = r.application_id));
end $$;
grant execute on function core.store_scores to evenhand_staff, evenhand_system;
