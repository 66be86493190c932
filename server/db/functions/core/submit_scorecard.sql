-- owner: interviews
-- Locks the acting member's card of an interview. Says 'submitted', 'opened' (it was the last: now all are read),
-- 'missing' (marks), 'locked' or 'unknown'. It takes the application's own row first, as whoever marks does, so that of
-- two last cards exactly one sees that nothing is missing. Decided here: whoever hands in must not see the cards of
-- others, and nobody else may open them.
create or replace function core.submit_scorecard(of_interview bigint, at timestamptz) returns text
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  of_application bigint;
begin
  if core.current_impersonation() is not null then return 'unknown'; end if;
  select i.application_id into of_application from core.interview i join core.interview_panel_member p
      on p.org_id = i.org_id and p.interview_id = i.id and p.member_id = core.current_actor()
        and p.left_at is null
    where i.org_id = core.current_org() and i.id = of_interview;
  if not found then return 'unknown'; end if;
  perform 1 from core.application where org_id = core.current_org() and id = of_application for no key update;
  if not core.may_write_card(of_interview, core.current_actor()) then return 'locked'; end if;
  if exists (select from core.interview i
      join core.interview_round r on r.org_id = i.org_id and r.id = i.round_id
      join core.question q on q.org_id = r.org_id and q.stage_id = r.stage_id and q.kind = 'interview'
    where i.org_id = core.current_org() and i.id = of_interview and not exists (select from core.scorecard_mark m
      where m.org_id = q.org_id and m.interview_id = i.id and m.member_id = core.current_actor()
        and m.question_id = q.id and (m.stars is not null or m.not_asked))) then
    return 'missing';
  end if;
  insert into core.scorecard (org_id, interview_id, member_id, submitted_at)
    values (core.current_org(), of_interview, core.current_actor(), at)
    on conflict (org_id, interview_id, member_id) do update set submitted_at = excluded.submitted_at;
  return case when core.open_complete_scorecards(of_interview, at) then 'opened' else 'submitted' end;
end $$;
grant execute on function core.submit_scorecard to evenhand_staff;
