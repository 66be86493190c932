-- owner: review
-- Locks the reviewer's own open sessions. Says 'finished', 'missing' (scores) or 'nothing' (to finish). Decided here:
-- the reviewer door changes no session, and must not know the job of the event.
create or replace function blind.finish() returns text
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  sessions uuid[];
  of_job bigint;
begin
  select array_agg(id) into sessions from (
    select id from blind.review_session
    where org_id = core.current_org() and link_id = core.current_actor() and ready and not finished for update) mine;
  if sessions is null then return 'nothing'; end if;
  if exists (select from blind.review_item where org_id = core.current_org() and session_id = any (sessions)
    and stars is null) then
    return 'missing';
  end if;
  update blind.review_session set finished = true where org_id = core.current_org() and id = any (sessions);
  select job_id into of_job from core.reviewer_link where org_id = core.current_org() and id = core.current_actor();
  with happened as (
    insert into core.event (org_id, kind, actor_kind, actor_id, job_id)
    values (core.current_org(), 'reviews-finished', 'reviewer', core.current_actor(), of_job)
    returning org_id, id, kind)
  insert into core.event_outbox (org_id, event_id, kind) select org_id, id, kind from happened;
  return 'finished';
end $$;
grant execute on function blind.finish to evenhand_reviewer;
