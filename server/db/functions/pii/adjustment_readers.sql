-- owner: adjustments
-- Who may know what candidates of a role ask for, and whether they are its own admins.
create or replace function pii.adjustment_readers(of_job bigint)
  returns table (member_id bigint, is_job_admin boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select m.id, coalesce(part.role = 'admin', false)
  from core.member m
    left join core.job_member part on part.org_id = m.org_id and part.member_id = m.id and part.job_id = of_job
  where m.org_id = core.current_org() and m.deactivated_at is null
    and (m.role = 'ADMIN' or part.role = 'admin') and part.role is distinct from 'reviewer'
    and not exists (select from core.reviewer_link l
      join blind.review_session s on s.org_id = l.org_id and s.link_id = l.id
      where l.org_id = m.org_id and l.member_id = m.id and l.job_id = of_job and not s.finished);
end;
