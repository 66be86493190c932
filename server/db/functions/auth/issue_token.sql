-- owner: access
-- Issuing the same link again changes nothing; one that was revoked stays so.
create or replace function auth.issue_token(token_hash bytea, kind text, reference bigint, expires_at timestamptz)
  returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  -- The candidate door may only make links to its own application.
  insert into auth.token (token_hash, kind, org_id, reference, expires_at)
  select issue_token.token_hash, issue_token.kind, core.current_org(), issue_token.reference, issue_token.expires_at
  where current_setting('role') <> 'evenhand_candidate'
    or (issue_token.kind = 'application' and issue_token.reference = core.current_actor())
  on conflict do nothing;
end;
alter function auth.issue_token owner to evenhand_auth;
grant execute on function auth.issue_token to evenhand_staff, evenhand_candidate, evenhand_system;
