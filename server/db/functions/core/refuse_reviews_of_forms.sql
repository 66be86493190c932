-- owner: review
-- Asked here, since it must hold for whoever writes reviews: what they hold leads to what reviewers read.
create or replace function core.refuse_reviews_of_forms() returns trigger
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  if exists (
    select from (select distinct org_id, question_id from added) asked
      join core.question q on q.org_id = asked.org_id and q.id = asked.question_id
      join core.stage s on s.org_id = q.org_id and s.id = q.stage_id
    where s.kind in ('form', 'test'))
  then raise exception 'what is said on a form is sent to no reviewer' using errcode = '42501'; end if;
  return null;
end $$;
