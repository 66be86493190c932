-- owner: pipeline
-- Interest in a role: an attempt that has not begun. Finds the attempt of whoever has one, and says no more of it.
-- Decided here: the public door must not learn who has applied.
create or replace function pii.note_interest(of_job bigint, given_name text, family_name text, address text,
    normalised text, came_from text, reference text, moment timestamptz, out application_id bigint, out existed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  if not exists (select from core.job j join core.organisation o on o.org_id = j.org_id
      where j.org_id = core.current_org() and j.id = of_job and j.quick_apply and 'quick-apply' = any (o.features)) then
    return;
  end if;
  select b.application_id, b.existed into application_id, existed
    from pii.begin_application(of_job, given_name, family_name, address, normalised, came_from, reference) b;
  if existed then return; end if;
  update core.application a set state = 'quick_applied', interest_at = moment
    where a.org_id = core.current_org() and a.id = application_id;
end $$;
grant execute on function pii.note_interest to evenhand_public;
