-- owner: review
-- Takes from a member what they have not scored on one role, and closes their sessions there; with a voiding, their
-- marks too, which are kept beside it. What is not dealt again or dropped afterwards in the same transaction would be
-- missing for ever; a member who scores at the same time is waited for, and applications are taken before what belongs
-- to them, as by whoever scores or erases. Nobody of staff may touch what reviewers read, so that it asks itself who
-- calls it: somebody else, who runs the role and has nothing left to review on it.
create or replace function blind.take_off(of_job bigint, of_member bigint, by_voiding bigint)
  returns table (job_id bigint, application_id bigint, question_id bigint, released boolean, state text,
    reviews_expected integer, reviews_scored integer, voided boolean)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  of_link bigint;
begin
  perform 1 from core.member m
    where m.org_id = core.current_org() and m.id = core.current_actor() and m.deactivated_at is null
      and m.id <> of_member and (m.role = 'ADMIN' or exists (select from core.job_member part
        where part.org_id = m.org_id and part.job_id = of_job and part.member_id = m.id and part.role = 'admin'))
      and of_job <> all (search.jobs_under_own_review());
  if not found then
    raise exception 'only whoever runs the role and reviews nothing on it takes reviews' using errcode = '42501';
  end if;
  select l.id into of_link from core.reviewer_link l
    where l.org_id = core.current_org() and l.job_id = of_job and l.member_id = of_member;
  if by_voiding is not null then
    perform 1 from core.review_voiding v
      where v.org_id = core.current_org() and v.id = by_voiding and v.link_id = of_link;
    if not found then raise exception 'a voiding of somebody else' using errcode = '42501'; end if;
  end if;
  perform 1 from blind.review_session s
    where s.org_id = core.current_org() and s.link_id = of_link order by s.id for update;
  perform 1 from core.application a
    where a.org_id = core.current_org() and a.id in (select r.application_id from core.review r
      where r.org_id = core.current_org() and r.link_id = of_link)
    order by a.id for no key update;
  return query
    with taken as (
      delete from core.review r where r.org_id = core.current_org() and r.link_id = of_link
        and (r.stars is null or by_voiding is not null)
      returning r.item_id, r.batch_id, r.application_id, r.question_id, r.position, r.stars),
    kept as (
      insert into core.voided_review (org_id, item_id, voiding_id, batch_id, application_id, question_id, link_id,
        position, stars)
      select core.current_org(), t.item_id, by_voiding, t.batch_id, t.application_id, t.question_id, of_link,
        t.position, t.stars
      from taken t where t.stars is not null),
    gone as (
      delete from blind.review_item i using taken where i.org_id = core.current_org() and i.id = taken.item_id),
    closed as (
      update blind.review_session s set finished = true
      where s.org_id = core.current_org() and s.link_id = of_link and not s.finished)
    select of_job, t.application_id, t.question_id, b.released_at is not null, a.state, a.reviews_expected,
      a.reviews_scored, t.stars is not null
    from taken t join core.review_batch b on b.org_id = core.current_org() and b.id = t.batch_id
      join core.application a on a.org_id = core.current_org() and a.id = t.application_id;
end $$;
grant execute on function blind.take_off to evenhand_staff;
