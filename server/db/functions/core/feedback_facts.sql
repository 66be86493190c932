-- owner: feedback-reports
-- What the feedback report of one application is made of: its own answers with their means of stars in hundredths, how
-- many read them and on which days, the marks of its interviews whose cards are open, its tests. Nothing of anybody
-- else but how many applied; null of who is gone. Decided here: the server itself reads neither stars nor cards, and
-- nobody else the days.
create or replace function core.feedback_facts(of_application bigint) returns jsonb
  language sql stable security definer set search_path = pg_catalog begin atomic
  with own as (
    select a.org_id, a.id, a.job_id from core.application a
    where a.org_id = core.current_org() and a.id = of_application and a.state <> 'erased'),
  review as (
    select r.question_id, r.link_id, r.stars, r.scored_on from core.review r join own on own.org_id = r.org_id
      and own.id = r.application_id where r.stars is not null),
  asked as (
    select q.org_id, q.id, q.text, q.guide_five, s.position as stage_position, q.position
    from own join core.stage s on s.org_id = own.org_id and s.job_id = own.job_id and not s.switched_off
      and s.kind in ('sift', 'task')
      join core.question q on q.org_id = s.org_id and q.stage_id = s.id and q.kind in ('long-text', 'short-text')
    where s.kind = 'sift' or exists (select from core.candidate_task t where t.org_id = s.org_id
      and t.application_id = own.id and t.stage_id = s.id and t.submitted_at is not null)),
  answer as (
    select a.*, w.text as answer, m.readers, m.days, m.hundredths
    from asked a cross join own
      left join core.answer w on w.org_id = a.org_id and w.application_id = own.id and w.question_id = a.id
      cross join lateral (
        select count(*)::integer as readers,
          (100 * core.weighted_mean(array[sum(r.stars)::numeric], array[1::numeric], count(*)::numeric, 2))::integer
            as hundredths,
          coalesce(jsonb_agg(distinct to_char(r.scored_on, 'YYYY-MM-DD')) filter (where r.scored_on is not null),
            '[]') as days
        from review r where r.question_id = a.id) m
    where coalesce(w.text, '') <> '' or m.readers > 0),
  skill as (
    select c.criterion_id, count(*)::integer as answers, (100 * core.weighted_mean(
        array_agg(r.stars * 232792560::numeric / r.n), array_agg(1::numeric), 232792560, 2))::integer as hundredths
    from (select question_id, sum(stars)::numeric as stars, count(*)::numeric as n from review group by question_id) r
      join core.question_criterion c on c.org_id = core.current_org() and c.question_id = r.question_id
    group by c.criterion_id),
  spoken as (
    select s.id as stage_id, s.name as stage, s.position as stage_position, q.id as question_id,
      count(m.stars)::integer as marks, sum(m.stars)::numeric as stars,
      (select g.stars from core.agreed_mark g where g.org_id = q.org_id and g.interview_id = max(i.id)
        and g.question_id = q.id order by g.n desc limit 1)::numeric as agreed
    from own join core.interview i on i.org_id = own.org_id and i.application_id = own.id
      join core.scorecards_opened o on o.org_id = i.org_id and o.interview_id = i.id
      join core.scorecard c on c.org_id = i.org_id and c.interview_id = i.id and c.submitted_at is not null
      join core.scorecard_mark m on m.org_id = c.org_id and m.interview_id = c.interview_id
        and m.member_id = c.member_id and m.stars is not null
      join core.question q on q.org_id = m.org_id and q.id = m.question_id
      join core.stage s on s.org_id = q.org_id and s.id = q.stage_id
    group by s.org_id, s.id, q.org_id, q.id),
  heard as (
    select s.stage_id, s.stage, s.stage_position, n.position, n.name as criterion, sum(s.marks)::integer as marks,
      (100 * core.weighted_mean(array_agg(coalesce(s.agreed, s.stars / s.marks) * 232792560), array_agg(1::numeric),
        232792560, 2))::integer as hundredths
    from spoken s join core.question_criterion c on c.org_id = core.current_org() and c.question_id = s.question_id
      join core.criterion n on n.org_id = c.org_id and n.id = c.criterion_id
    group by s.stage_id, s.stage, s.stage_position, n.id, n.position, n.name)
  select jsonb_build_object(
    'jobId', own.job_id, 'job', j.title, 'organisation', o.name, 'showsGuide', coalesce(f.shows_guide, true),
    'applicants', (select count(*) from core.application a where a.org_id = own.org_id and a.job_id = own.job_id
      and a.submitted_at is not null),
    'readers', (select count(distinct link_id) from review),
    'days', (select coalesce(jsonb_agg(distinct to_char(scored_on, 'YYYY-MM-DD')) filter (where scored_on is not null),
      '[]') from review),
    'answers', (select coalesce(jsonb_agg(jsonb_build_object('questionId', a.id, 'question', a.text,
        'answer', coalesce(a.answer, ''), 'guide', a.guide_five, 'readers', a.readers, 'days', a.days,
        'hundredths', a.hundredths) order by a.stage_position, a.position), '[]') from answer a),
    'skills', (select coalesce(jsonb_agg(jsonb_build_object('criterionId', n.id, 'name', n.name,
        'hundredths', k.hundredths) order by n.position), '[]')
      from skill k join core.criterion n on n.org_id = own.org_id and n.id = k.criterion_id),
    'interviews', (select coalesce(jsonb_agg(jsonb_build_object('stage', h.stage, 'criterion', h.criterion,
        'marks', h.marks, 'hundredths', h.hundredths) order by h.stage_position, h.stage_id, h.position), '[]')
      from heard h),
    'tests', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'band', t.band) order by s.position), '[]')
      from core.test_result t join core.stage s on s.org_id = t.org_id and s.id = t.stage_id
      where t.org_id = own.org_id and t.application_id = own.id))
  from own join core.job j on j.org_id = own.org_id and j.id = own.job_id
    join core.organisation o on o.org_id = own.org_id
    left join core.feedback_rule f on f.org_id = own.org_id and f.job_id = own.job_id;
end;
grant execute on function core.feedback_facts to evenhand_staff, evenhand_system;
