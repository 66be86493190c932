-- owner: review
-- Takes every unscored review from a member and closes their sessions. What is not dealt again or dropped afterwards in
-- the same transaction would be missing for ever; a member who scores at the same time is waited for. Nobody of staff
-- may touch what reviewers read, so that it asks itself whether an admin calls it; which are still needed is decided by
-- the verb.
create or replace function blind.take_back(of_member bigint)
  returns table (job_id bigint, batch_id bigint, application_id bigint, question_id bigint, released boolean,
    state text, reviews_expected integer, reviews_scored integer)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform 1 from core.member m
    where m.org_id = core.current_org() and m.id = core.current_actor() and m.role = 'ADMIN'
      and m.deactivated_at is null;
  if not found then raise exception 'only an admin takes reviews back' using errcode = '42501'; end if;
  perform 1 from blind.review_session s join core.reviewer_link l on l.org_id = s.org_id and l.id = s.link_id
    where s.org_id = core.current_org() and l.member_id = of_member and not s.finished order by s.id for update of s;
  return query
    with open_links as (
      select l.id, l.job_id from core.reviewer_link l where l.org_id = core.current_org() and l.member_id = of_member),
    taken as (
      delete from core.review r using open_links
      where r.org_id = core.current_org() and r.link_id = open_links.id and r.stars is null
      returning r.item_id, r.batch_id, r.application_id, r.question_id, open_links.job_id),
    gone as (
      delete from blind.review_item i using taken where i.org_id = core.current_org() and i.id = taken.item_id),
    closed as (
      update blind.review_session s set finished = true from open_links
      where s.org_id = core.current_org() and s.link_id = open_links.id and not s.finished)
    select t.job_id, t.batch_id, t.application_id, t.question_id, b.released_at is not null,
      a.state, a.reviews_expected, a.reviews_scored
    from taken t join core.review_batch b on b.org_id = core.current_org() and b.id = t.batch_id
      join core.application a on a.org_id = core.current_org() and a.id = t.application_id;
end $$;
grant execute on function blind.take_back to evenhand_staff;
