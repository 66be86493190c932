-- owner: emails
create or replace function core.organisations_with_closing_soon(since timestamptz, until timestamptz)
  returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct org_id from core.job
  where published_at is not null and archived_at is null and not sample and closes_at > since and closes_at <= until
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_closing_soon to evenhand_system;
