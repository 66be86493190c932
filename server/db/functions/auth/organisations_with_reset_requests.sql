-- owner: sign-in
-- Drops what leads to nobody who may log in.
create or replace function auth.organisations_with_reset_requests() returns setof bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.reset_request r
  where not exists (select from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
    where l.email = r.email and m.deactivated_at is null and o.deactivated_at is null);
  select distinct l.org_id from auth.reset_request r join auth.login l on l.email = r.email
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
alter function auth.organisations_with_reset_requests owner to evenhand_auth;
grant execute on function auth.organisations_with_reset_requests to evenhand_system;
