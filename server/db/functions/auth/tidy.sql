-- owner: sign-in
create or replace function auth.tidy() returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.throttle t where t.last_at < now() - interval '1 day';
  delete from auth.pending p where p.created_at < now() - interval '10 minutes';
  delete from auth.session s where s.created_at < now() - interval '7 days';
  delete from auth.token t where t.kind in ('create-password', 'reset-password')
    and t.expires_at < now() - interval '30 days'
    and not exists (select from auth.organisation_move m where m.org_id = t.org_id and m.state = 'leaving');
end;
alter function auth.tidy owner to evenhand_auth;
grant execute on function auth.tidy to evenhand_system;
