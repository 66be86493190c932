-- owner: adjustments
-- Begins an application on behalf of somebody, by an admin who may read what candidates ask for. No application where
-- another candidate of the role has the reference; where the person has applied already, nothing is told of it but
-- that. Decided here: the staff door makes no people.
create or replace function pii.enter_application(of_job bigint, given_name text, family_name text, address text,
    normalised text, reference text, moment timestamptz, out application_id bigint, out existed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  if not pii.may_read_adjustments(of_job) then
    raise insufficient_privilege using message = 'only an admin who does not review enters applications';
  end if;
  select b.application_id, b.existed into application_id, existed
    from pii.begin_or_find_application(of_job, given_name, family_name, address, normalised, 'Direct', reference) b;
  if application_id is null then return; end if;
  if existed then application_id := null; return; end if;
  insert into pii.entered_application (org_id, application_id, job_id, member_id, entered_at)
    values (core.current_org(), application_id, of_job, core.current_actor(), moment);
  perform core.note_seen(core.current_org(), array[application_id], core.current_actor(), 'entered');
end $$;
grant execute on function pii.enter_application to evenhand_staff;
