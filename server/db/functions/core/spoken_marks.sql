-- owner: pipeline
-- What panels have marked in interviews whose cards are open, question by question, for core.review_scores alone. Few
-- have an interview while answers are marked: the statement that looks for cards is not even made ready for the others.
create or replace function core.spoken_marks(applications bigint[], by_weights jsonb)
  returns table (application_id bigint, stage_id bigint, job_id bigint, weight numeric, n integer, dealt integer,
    stars numeric, squares numeric, agreed numeric)
  language plpgsql stable set search_path = pg_catalog as $$
#variable_conflict use_column
begin
  if not exists (select from core.interview i
    where i.org_id = core.current_org() and i.application_id = any (applications)) then return; end if;
  return query
    select i.application_id, q.stage_id, q.job_id,
      coalesce((by_weights -> 'items' ->> q.id::text)::numeric, q.weight) as weight,
      count(m.stars)::integer as n, count(m.stars)::integer as dealt, sum(m.stars)::numeric as stars,
      sum(m.stars * m.stars)::numeric as squares,
      (select a.stars from core.agreed_mark a where a.org_id = q.org_id and a.interview_id = max(i.id)
        and a.question_id = q.id order by a.n desc limit 1)::numeric as agreed
    from core.interview i
      join core.scorecards_opened o on o.org_id = i.org_id and o.interview_id = i.id
      join core.scorecard c on c.org_id = i.org_id and c.interview_id = i.id and c.submitted_at is not null
      join core.scorecard_mark m on m.org_id = c.org_id and m.interview_id = c.interview_id
        and m.member_id = c.member_id and m.stars is not null
      join core.question q on q.org_id = m.org_id and q.id = m.question_id
    where i.org_id = core.current_org() and i.application_id = any (applications)
    group by i.application_id, q.org_id, q.id;
end $$;
grant execute on function core.spoken_marks to evenhand_staff;
