-- owner: interviews
-- The seats whose card is missing of an organisation's interviews that ended between two moments, and what an e-mail
-- says of each: of whoever works here, where questions stand in the plan, and nothing made the interview needless.
-- Found by the beginning, as they are kept: none lasts a day. Decided here: the system's door reads no interviews.
create or replace function core.missed_scorecards(of_org bigint, ended_after timestamptz, ended_before timestamptz)
  returns table (interview_id bigint, job_id bigint, member_id bigint, reminded_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select i.id, r.job_id, p.member_id, c.reminded_at
  from (
    select own.org_id, own.id, own.round_id, own.application_id, own.state, own.starts_at, own.minutes
    from core.interview own
    where own.org_id = of_org and own.starts_at > ended_after - interval '1 day' and own.starts_at <= ended_before
      and own.state in ('booked', 'done') offset 0) i
    join core.interview_round r on r.org_id = i.org_id and r.id = i.round_id
    join core.job j on j.org_id = r.org_id and j.id = r.job_id and j.archived_at is null and not j.sample
    join core.application a on a.org_id = i.org_id and a.id = i.application_id
      and a.state not in ('withdrawn', 'erased')
    join core.interview_panel_member p on p.org_id = i.org_id and p.interview_id = i.id and p.left_at is null
    join core.member m on m.org_id = p.org_id and m.id = p.member_id and m.deactivated_at is null
    left join core.scorecard c on c.org_id = p.org_id and c.interview_id = p.interview_id
      and c.member_id = p.member_id
  where i.starts_at + make_interval(mins => coalesce(i.minutes, r.minutes)) <= ended_before
    and i.starts_at + make_interval(mins => coalesce(i.minutes, r.minutes)) > ended_after
    and c.submitted_at is null and c.void_at is null
    and (i.state = 'done' or coalesce(least(a.rejected_at, a.hired_at) > i.starts_at, true))
    and not exists (select from core.scorecards_opened o where o.org_id = i.org_id and o.interview_id = i.id)
    and exists (select from core.question q where q.org_id = r.org_id and q.stage_id = r.stage_id
      and q.kind = 'interview');
end;
