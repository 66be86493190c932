-- owner: candidate-tests
create or replace function core.organisations_with_tests_due(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select org_id from core.test_attempt where handed_in_at is null and ends_at is not null and ends_at <= moment
  union
  select org_id from core.test_attempt where handed_in_at is not null and not is_scored
  union
  select org_id from core.answer_key_correction where done_at is null
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_tests_due to evenhand_system;
