-- owner: review
-- Whoever has marked an answer does not read it again, also where their mark was voided. Asked here, since it must hold
-- for whoever deals: no door reads who has marked what and it is void.
create or replace function core.refuse_second_reading() returns trigger
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  if exists (select from added a join core.voided_review v on v.org_id = a.org_id
    and v.application_id = a.application_id and v.question_id = a.question_id and v.link_id = a.link_id) then
    raise check_violation using message = 'an answer for somebody who has marked it before',
      constraint = 'review_is_first', schema = 'core', table = 'review';
  end if;
  return null;
end $$;
