-- owner: interviews
-- Opens the cards of an interview that are in, without those that are missing: these are void from then on. Says
-- 'released', 'seated' (whoever asks sits on the panel), 'nothing' (is in, or they are open already). The caller has
-- checked who runs the role. Decided here: a seat must not open what it may not read.
create or replace function core.release_scorecards(of_interview bigint, why text, at timestamptz) returns text
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  of_application bigint;
begin
  if core.current_impersonation() is not null then return 'nothing'; end if;
  select application_id into of_application from core.interview
    where org_id = core.current_org() and id = of_interview;
  perform 1 from core.application where org_id = core.current_org() and id = of_application for no key update;
  if exists (select from core.interview_panel_member p where p.org_id = core.current_org()
      and p.interview_id = of_interview and p.member_id = core.current_actor() and p.left_at is null)
    or exists (select from core.scorecard c where c.org_id = core.current_org()
      and c.interview_id = of_interview and c.member_id = core.current_actor()) then
    return 'seated';
  end if;
  if not exists (select from core.scorecard c where c.org_id = core.current_org() and c.interview_id = of_interview
      and c.submitted_at is not null) then
    return 'nothing';
  end if;
  insert into core.scorecards_opened (org_id, interview_id, opened_at, released_by, reason)
    values (core.current_org(), of_interview, at, core.current_actor(), why) on conflict do nothing;
  if not found then return 'nothing'; end if;
  insert into core.scorecard (org_id, interview_id, member_id, void_at)
    select p.org_id, p.interview_id, p.member_id, at from core.interview_panel_member p
    where p.org_id = core.current_org() and p.interview_id = of_interview and p.left_at is null
    on conflict (org_id, interview_id, member_id) do update set void_at = excluded.void_at
      where core.scorecard.submitted_at is null;
  perform core.store_scores(array[of_application]);
  return 'released';
end $$;
grant execute on function core.release_scorecards to evenhand_staff;
