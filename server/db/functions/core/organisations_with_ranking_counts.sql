-- owner: pipeline
create or replace function core.organisations_with_ranking_counts() returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct org_id from core.ranking_count where not is_sum
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_ranking_counts to evenhand_system;
