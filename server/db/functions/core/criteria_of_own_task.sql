-- owner: candidate-tasks
-- What a task of the acting candidate is looked at for, in the order of the role's criteria. Decided here, because no
-- candidate may ask which question looks at what.
create or replace function core.criteria_of_own_task(of_task bigint) returns text[]
  language sql stable security definer set search_path = pg_catalog begin atomic
  select coalesce(array_agg(c.name order by c.position), '{}') from core.criterion c
  where c.org_id = core.current_org() and exists (select from core.candidate_task t
    join core.question q on q.org_id = t.org_id and q.stage_id = t.stage_id
    join core.question_criterion served on served.org_id = q.org_id and served.question_id = q.id
    where t.org_id = c.org_id and t.id = of_task and t.application_id = core.current_actor()
      and served.criterion_id = c.id);
end;
grant execute on function core.criteria_of_own_task to evenhand_candidate;
