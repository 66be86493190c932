-- owner: review
-- Voids the unscored reviews a member still has on a job, the price of looking at names early, and names the
-- application of each; what follows for these is decided by the verb. Nobody of staff may touch what reviewers read.
create or replace function blind.give_up(of_job bigint) returns setof bigint
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  mine bigint;
begin
  select id into mine from core.reviewer_link
    where org_id = core.current_org() and job_id = of_job and member_id = core.current_actor();
  perform 1 from blind.review_session where org_id = core.current_org() and link_id = mine for update;
  update blind.review_session set finished = true where org_id = core.current_org() and link_id = mine;
  return query
    with voided as (
      delete from core.review r where r.org_id = core.current_org() and r.link_id = mine and r.stars is null
      returning r.item_id, r.application_id),
    gone as (
      delete from blind.review_item i using voided where i.org_id = core.current_org() and i.id = voided.item_id)
    select application_id from voided;
end $$;
grant execute on function blind.give_up to evenhand_staff;
