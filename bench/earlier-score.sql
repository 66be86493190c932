-- How a mark was stored before what it comes to was stored with it: bench/sections/measure-leaderboard-pages-and-saving-mark.ts measures the one beside the other.
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
  select stars into was from blind.review_item where org_id = core.current_org() and id = item for update;
  if not found then return 'unknown'; end if;
  update blind.review_item set stars = score where org_id = core.current_org() and id = item;
  update core.review set stars = score where org_id = core.current_org() and item_id = item
    returning application_id into of_application;
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
