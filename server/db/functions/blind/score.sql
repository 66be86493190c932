-- owner: review
-- Stores one score. Says 'saved', 'locked' or 'unknown'. Takes the session for share, so that finishing waits for it,
-- and the application's own row, so that of two last scorers exactly one sees it complete, and before any row of the
-- answer, as whoever erases a person does; never a row of the job. Completeness, counters, event and place in the
-- ranking are decided here: the reviewer door must not know which application it scores.
create or replace function blind.score(item uuid, score integer) returns text
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  was smallint;
  is_finished boolean;
  app record;
  of_application bigint;
  of_question bigint;
begin
  -- Locked in this order.
  select s.finished, a.id, r.question_id, i.stars into is_finished, of_application, of_question, was
    from blind.review_item i
      join blind.review_session s on s.org_id = i.org_id and s.id = i.session_id
      join core.review r on r.org_id = i.org_id and r.item_id = i.id
      join core.application a on a.org_id = r.org_id and a.id = r.application_id
    where i.org_id = core.current_org() and i.id = item and s.link_id = core.current_actor() and s.ready
    for share of s for no key update of a for update of i;
  if not found then return 'unknown'; end if;
  if is_finished then return 'locked'; end if;
  if was = score then return 'saved'; end if;
  with blind_half as (
    update blind.review_item set stars = score where org_id = core.current_org() and id = item)
  update core.review set stars = score, scored_on = coalesce(scored_on, (select (now() at time zone
      coalesce(nullif(o.tz, ''), 'Europe/London'))::date from core.organisation o where o.org_id = core.current_org()))
    where org_id = core.current_org() and item_id = item;
  perform core.store_mark(of_application, of_question, was, score);
  if was is not null then return 'saved'; end if;
  update core.application set reviews_scored = reviews_scored + 1
    where org_id = core.current_org() and id = of_application
    returning id, job_id, state, reviews_scored = reviews_expected as complete into app;
  insert into core.job_delta (org_id, job_id, counter, n) values (core.current_org(), app.job_id, 'reviews_scored', 1);
  if app.complete and app.state = 'in_review' then
    perform blind.note_complete(app.job_id, app.id);
  end if;
  return 'saved';
end $$;
grant execute on function blind.score to evenhand_reviewer;
