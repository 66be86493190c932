-- owner: review
-- Voids the unscored reviews a member still has on a job: the price of looking at names early.
create or replace function blind.give_up(of_job bigint) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  mine bigint;
  voided record;
  n integer := 0;
begin
  select id into mine from core.reviewer_link
    where org_id = core.current_org() and job_id = of_job and member_id = core.current_actor();
  perform 1 from blind.review_session where org_id = core.current_org() and link_id = mine for update;
  for voided in
    delete from core.review where org_id = core.current_org() and link_id = mine and stars is null
    returning item_id, application_id
  loop
    n := n + 1;
    delete from blind.review_item where org_id = core.current_org() and id = voided.item_id;
    update core.application set reviews_expected = reviews_expected - 1
      where org_id = core.current_org() and id = voided.application_id;
    perform blind.note_complete(job_id, id) from core.application
      where org_id = core.current_org() and id = voided.application_id and state = 'in_review'
        and reviews_expected > 0 and reviews_scored = reviews_expected;
  end loop;
  update blind.review_session set finished = true where org_id = core.current_org() and link_id = mine;
  if n > 0 then
    insert into core.job_delta (org_id, job_id, counter, n) values (core.current_org(), of_job, 'reviews_total', -n);
  end if;
  return n;
end $$;
grant execute on function blind.give_up to evenhand_staff;
