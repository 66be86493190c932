-- owner: interviews
-- How long an interview is to be for its candidate: as its round, by the most time that was agreed with them. Decided
-- here, because whoever books for somebody needs to know that, and must not learn why: what was asked and agreed stays
-- hidden from those who review.
create or replace function pii.interview_minutes(of_interview bigint) returns smallint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select ceil(r.minutes * coalesce((select max(d.time_factor) from pii.adjustment d
      where d.org_id = i.org_id and d.application_id = i.application_id and d.answered_at is not null), 1))::smallint
  from core.interview i join core.interview_round r on r.org_id = i.org_id and r.id = i.round_id
  where i.org_id = core.current_org() and i.id = of_interview;
end;
grant execute on function pii.interview_minutes to evenhand_staff;
