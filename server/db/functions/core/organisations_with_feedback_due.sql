-- owner: feedback-reports
create or replace function core.organisations_with_feedback_due(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct org_id from core.feedback_release
  where released_at is null and taken_back_at is null and due_at <= moment
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_feedback_due to evenhand_system;
