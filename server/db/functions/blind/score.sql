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
begin
  select s.finished into is_finished from blind.review_session s
    join blind.review_item i on i.org_id = s.org_id and i.session_id = s.id
    where i.org_id = core.current_org() and i.id = item and s.link_id = core.current_actor() and s.ready for share of s;
  if not found then return 'unknown'; end if;
  if is_finished then return 'locked'; end if;
  select a.id into of_application from core.application a where a.org_id = core.current_org() and a.id = (
      select r.application_id from core.review r where r.org_id = core.current_org() and r.item_id = item)
    for no key update;
  select stars into was from blind.review_item where org_id = core.current_org() and id = item for update;
  if not found then return 'unknown'; end if;
  if was = score then return 'saved'; end if;
  update blind.review_item set stars = score where org_id = core.current_org() and id = item;
  update core.review set stars = score, scored_on = coalesce(scored_on, (select (now() at time zone
      coalesce(nullif(o.tz, ''), 'Europe/London'))::date from core.organisation o where o.org_id = core.current_org()))
    where org_id = core.current_org() and item_id = item;
  perform core.store_made_scores(array[of_application]);
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
