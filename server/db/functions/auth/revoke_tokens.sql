-- owner: access
-- Only staff end a link before its time, and only a reviewer's: the candidate door could else end any of its
-- organisation's.
create or replace function auth.revoke_tokens(kind text, reference bigint) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.token t set revoked_at = now()
  where t.org_id = core.current_org() and t.kind = revoke_tokens.kind and t.reference = revoke_tokens.reference
    and t.kind = 'review' and t.revoked_at is null;
end;
alter function auth.revoke_tokens owner to evenhand_auth;
grant execute on function auth.revoke_tokens to evenhand_staff;
