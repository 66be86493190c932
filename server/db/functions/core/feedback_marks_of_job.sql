-- owner: feedback-reports
-- How many people of a job have which mean of stars, for each answer and for each criterion over all answers that show
-- it: in hundredths, rounded half up as the board rounds. Whoever is gone is no part of it, as on the board. Decided
-- here: the server itself reads no stars.
create or replace function core.feedback_marks_of_job(of_job bigint)
  returns table (question_id bigint, criterion_id bigint, hundredths integer, people integer)
  language sql stable security definer set search_path = pg_catalog begin atomic
  with answer as (
    select r.application_id, r.question_id, sum(r.stars)::numeric * 232792560 / count(r.stars) as mean
    from core.review r join core.question q on q.org_id = r.org_id and q.id = r.question_id
      join core.application a on a.org_id = r.org_id and a.id = r.application_id
    where r.org_id = core.current_org() and q.job_id = of_job and r.stars is not null
      and a.state not in ('withdrawn', 'erased')
    group by r.application_id, r.question_id),
  mark as (
    select a.question_id, null::bigint as criterion_id,
      core.weighted_mean(array[a.mean], array[1::numeric], 232792560, 2) as mean
    from answer a
    union all
    select null, c.criterion_id,
      core.weighted_mean(array_agg(a.mean), array_agg(1::numeric), 232792560, 2)
    from answer a join core.question_criterion c on c.org_id = core.current_org() and c.question_id = a.question_id
    group by c.criterion_id, a.application_id)
  select m.question_id, m.criterion_id, (100 * m.mean)::integer, count(*)::integer
  from mark m group by m.question_id, m.criterion_id, m.mean;
end;
grant execute on function core.feedback_marks_of_job to evenhand_staff, evenhand_system;
