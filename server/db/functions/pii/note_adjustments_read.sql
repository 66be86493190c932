-- owner: adjustments
-- Whoever reads what somebody asks for is never dealt their answers. Decided here: no door notes what was seen.
create or replace function pii.note_adjustments_read(of_application bigint) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  select core.note_seen(core.current_org(), array[a.application_id], core.current_actor(), 'adjusted')
  from (select distinct x.application_id, x.job_id from pii.adjustment x
    where x.org_id = core.current_org() and x.application_id = of_application) a
  where pii.may_read_adjustments(a.job_id) and not exists (select from core.identity_seen s
    where s.org_id = core.current_org() and s.application_id = a.application_id and s.member_id = core.current_actor());
end;
grant execute on function pii.note_adjustments_read to evenhand_staff;
