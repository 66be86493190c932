-- owner: interviews
-- Notes of each missing card of the organisation that it is told now, which it is once; and says of which interviews.
-- Decided here: the system's door writes on no card.
create or replace function core.note_missed_scorecards(ended_after timestamptz, ended_before timestamptz)
  returns table (interview_id bigint, job_id bigint)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(hashtextextended('scorecards of ' || core.current_org(), 0));
  return query
    with missed as (
      select m.interview_id, m.job_id, m.member_id
      from core.missed_scorecards(core.current_org(), ended_after, ended_before) m where m.reminded_at is null),
    noted as (
      insert into core.scorecard (org_id, interview_id, member_id, reminded_at)
        select core.current_org(), interview_id, member_id, now() from missed
        on conflict (org_id, interview_id, member_id) do update set reminded_at = excluded.reminded_at
        returning scorecard.interview_id)
    select distinct m.interview_id, m.job_id from missed m where m.interview_id in (select interview_id from noted);
end $$;
grant execute on function core.note_missed_scorecards to evenhand_system;
