-- owner: disclosure
-- Those with candidates that have not been looked at for an hour.
create or replace function report.organisations_to_freeze(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select o.org_id from core.organisation o left join report.freeze_round r on r.org_id = o.org_id
  where (r.looked_at is null or r.looked_at <= moment - interval '1 hour')
    and exists (select from eo.application_fact f where f.org_id = o.org_id)
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function report.organisations_to_freeze to evenhand_aggregate;
