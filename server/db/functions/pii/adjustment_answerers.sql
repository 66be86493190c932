-- owner: adjustments
-- Whom a candidate's wish waits for: the admins of the role who do not read its answers, or, where there is none, those
-- of the organisation.
create or replace function pii.adjustment_answerers(of_job bigint) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select r.member_id from pii.adjustment_readers(of_job) r
  where r.is_job_admin or not exists (select from pii.adjustment_readers(of_job) o where o.is_job_admin);
end;
grant execute on function pii.adjustment_answerers to evenhand_staff, evenhand_system;
