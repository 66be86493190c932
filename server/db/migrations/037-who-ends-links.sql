-- Only staff end a link before its time, and only a reviewer's: the candidate door could have ended any of its organisation's, and
-- neither it nor the tasks ever did.
-- Tolerated from: 032
set local role evenhand_auth;
revoke execute on function auth.revoke_tokens(text, bigint) from evenhand_candidate, evenhand_worker;
set local role evenhand_owner;
create or replace function auth.revoke_tokens(kind text, reference bigint) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.token t set revoked_at = now()
  where t.org_id = core.current_org() and t.kind = revoke_tokens.kind and t.reference = revoke_tokens.reference
    and t.kind = 'review' and t.revoked_at is null;
end;
