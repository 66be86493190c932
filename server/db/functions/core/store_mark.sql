-- owner: pipeline
-- What one mark of an answer comes to, where it stood as `was` before: what core.store_made_scores would store, which
-- counts everybody's marks of the person anew. Most marks are not the last of their stage: no mean comes of them and no
-- place changes, and only what reviewers of this answer differ by is another. Whoever calls has the application's own
-- row, and has written the mark.
create or replace function core.store_mark(of_application bigint, of_question bigint, was smallint, mark integer)
  returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  org constant bigint := core.current_org();
  added constant integer := (was is null)::integer;
begin
  update core.stage_score s set scored = s.scored + added,
      deviations = s.deviations + core.squared_deviations(r.n, r.stars, r.squares)
        - core.squared_deviations(r.n - added, r.stars - mark + coalesce(was, 0),
          r.squares - mark * mark + coalesce(was * was, 0)),
      freedom = s.freedom + case when r.n > 1 then added else 0 end
    from (
      select count(stars) as n, sum(stars) as stars, sum(stars * stars) as squares from core.review
      where org_id = org and application_id = of_application and question_id = of_question) r
    where s.org_id = org and s.application_id = of_application
      and s.stage_id = (select q.stage_id from core.question q where q.org_id = org and q.id = of_question)
      and s.mean is null and s.scored + added < s.expected and not s.is_given;
  if not found then perform core.store_made_scores(array[of_application]); end if;
end $$;
