-- owner: access
-- The wall: no review of an application for a member who has seen the name. Whoever deals holds the same lock
-- beforehand.
create or replace function core.refuse_seen_names() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('deal', j.job_id)) from (
    select distinct l.job_id from dealt d join core.reviewer_link l on l.org_id = d.org_id and l.id = d.link_id
      order by 1) j;
  if exists (select from dealt d
      join core.reviewer_link l on l.org_id = d.org_id and l.id = d.link_id
      join core.identity_seen s on s.org_id = d.org_id and s.application_id = d.application_id
        and s.member_id = l.member_id) then
    raise check_violation using message = 'a review for somebody who has seen the name', constraint = 'review_is_blind',
      schema = 'core', table = 'review';
  end if;
  return null;
end $$;
