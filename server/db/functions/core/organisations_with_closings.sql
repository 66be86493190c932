-- owner: jobs
create or replace function core.organisations_with_closings(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct org_id from core.job
  where not closing_notified and published_at is not null and closes_at <= moment
    and coalesce(undo_until, '-infinity') <= moment
    and not sample
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_closings to evenhand_system;
