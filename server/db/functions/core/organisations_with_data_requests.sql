-- owner: data-requests
-- Those with a file to build or to remove, with somebody to erase or to be told of it, or with something that nobody
-- has answered and that may be due soon; which day it is there is asked within the organisation.
create or replace function core.organisations_with_data_requests(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select e.org_id from pii.data_export e where e.ready_at is null
  union
  select e.org_id from pii.data_export e where e.file is not null and e.expires_at <= moment
  union
  select r.org_id from pii.data_request r where r.closed_at is null and r.kind = 'erasure'
  union
  select p.org_id from pii.parting_address p
  union
  select m.org_id from pii.email_message m where m.kind = 'data-erased'
  union
  select r.org_id from pii.data_request r where r.closed_at is null and r.alarmed_at is null
    and r.kind in ('objection', 'complaint') and r.due_on <= (moment at time zone 'UTC')::date + 6
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_data_requests to evenhand_system;
