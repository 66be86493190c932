-- owner: sign-in
-- Each look is one try. Nothing after five of them, or ten minutes. Decided here: of many tries at the same moment each
-- is counted.
create or replace function auth.try_pending(token_hash bytea)
  returns table (login_id bigint, org_id bigint, member_id bigint, email text, deactivated boolean,
    org_deactivated boolean, totp_secret bytea, totp_confirmed boolean, pending_secret bytea)
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.pending p set tries = p.tries + 1
  from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
  where p.token_hash = try_pending.token_hash and p.tries < 5 and p.created_at > now() - interval '10 minutes'
    and l.id = p.login_id
  returning l.id, l.org_id, l.member_id, l.email, m.deactivated_at is not null, o.deactivated_at is not null,
    l.totp_secret, l.totp_confirmed_at is not null, p.secret;
end;
alter function auth.try_pending owner to evenhand_auth;
grant execute on function auth.try_pending to evenhand_public, evenhand_staff;
