-- Signing in: links to set a password, two-factor, recovery codes, devices, sessions that can be listed and ended.

-- Who is asked for a password link is looked up by a task, so that a known address takes no longer than an unknown one.
create table auth.reset_request (
  id bigint generated always as identity primary key,
  email text not null check (length(email) <= 254),
  asked_at timestamptz not null default now()
);

-- Links to set a password are derived from the log-in and this serial: raising it voids all that were sent before.
alter table auth.login add column link_serial integer not null default 0;

-- Between the password and the code: bound to the browser by its cookie, with the secret that is being set up, encrypted.
create table auth.pending (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  login_id bigint not null references auth.login,
  secret bytea,
  tries integer not null default 0 check (tries <= 5),
  created_at timestamptz not null default now()
);
create index on auth.pending (login_id);

create table auth.recovery_code (
  login_id bigint not null references auth.login,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (login_id, code_hash)
);

-- What somebody has logged in with before, as words like 'Firefox on Windows'.
create table auth.device (
  id bigint generated always as identity primary key,
  login_id bigint not null references auth.login,
  words text not null check (length(words) <= 100),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (login_id, words)
);

-- Events of use, at most one of a kind for each person and day. They stay in the house.
create table core.usage_event (
  org_id bigint not null default core.current_org() references core.organisation,
  member_id bigint not null default core.current_actor(),
  day date not null default current_date,
  kind text not null check (kind in ('login')),
  value integer not null,
  primary key (org_id, member_id, day, kind),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
call migration.wall('core.usage_event', 'staff', 'worker');
grant select, insert on core.usage_event to evenhand_staff;
grant select, delete on core.usage_event to evenhand_worker;

grant select, insert, update, delete on auth.reset_request, auth.pending, auth.recovery_code, auth.device to evenhand_auth;

-- Log-ins and links to set their password ---------------------------------------------------------------------

-- False when the address has a log-in already, in whatever organisation.
create function auth.open_login(email text, member_id bigint) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with opened as (
    insert into auth.login (email, org_id, member_id) values (open_login.email, core.current_org(), open_login.member_id)
    on conflict do nothing returning id)
  select exists (select from opened);
end;

-- Voids every link that was sent before. False when the member has no log-in.
create function auth.void_password_links(member_id bigint) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.login l set link_serial = l.link_serial + 1
  where l.org_id = core.current_org() and l.member_id = void_password_links.member_id;
  update auth.token t set revoked_at = now() from auth.login l
  where l.org_id = core.current_org() and l.member_id = void_password_links.member_id and t.org_id = l.org_id
    and t.reference = l.id and t.kind in ('create-password', 'reset-password') and t.revoked_at is null;
  select exists (select from auth.login l
    where l.org_id = core.current_org() and l.member_id = void_password_links.member_id);
end;

create function auth.login_of(member_id bigint)
  returns table (login_id bigint, email text, serial integer, has_password boolean, totp_confirmed boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.email, l.link_serial, l.password_hash is not null, l.totp_confirmed_at is not null
  from auth.login l where l.org_id = core.current_org() and l.member_id = login_of.member_id;
end;

-- Lets a link open its page, unless a newer one was asked for meanwhile. Again, it changes nothing.
create function auth.register_password_link(login_id bigint, serial integer, token_hash bytea, kind text, lives interval)
  returns void language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.token (token_hash, kind, org_id, reference, expires_at)
  select register_password_link.token_hash, register_password_link.kind, l.org_id, l.id, now() + register_password_link.lives
  from auth.login l
  where l.id = register_password_link.login_id and l.org_id = core.current_org()
    and l.link_serial = register_password_link.serial
    and register_password_link.kind in ('create-password', 'reset-password')
  for share of l
  on conflict do nothing;
end;

create function auth.find_password_link(token_hash bytea)
  returns table (kind text, org_id bigint, member_id bigint, login_id bigint, email text, org_name text, totp_confirmed boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select t.kind, l.org_id, l.member_id, l.id, l.email, o.name, l.totp_confirmed_at is not null
  from auth.token t join auth.login l on l.id = t.reference and l.org_id = t.org_id
    join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
  where t.token_hash = find_password_link.token_hash and t.kind in ('create-password', 'reset-password')
    and t.revoked_at is null and t.expires_at > now() and m.deactivated_at is null and o.deactivated_at is null;
end;

-- Of many who use a link at once, one succeeds; every other link, every session and every half-done log-in ends with it.
create function auth.use_password_link(token_hash bytea, password_hash text) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with used as (
    update auth.token t set revoked_at = now()
    where t.token_hash = use_password_link.token_hash and t.kind in ('create-password', 'reset-password')
      and t.revoked_at is null and t.expires_at > now()
    returning t.reference, t.org_id),
  changed as (
    update auth.login l set password_hash = use_password_link.password_hash, link_serial = l.link_serial + 1
    from used where l.id = used.reference and l.org_id = used.org_id returning l.id, l.org_id),
  voided as (
    update auth.token t set revoked_at = now() from changed
    where t.org_id = changed.org_id and t.reference = changed.id and t.kind in ('create-password', 'reset-password')
      and t.token_hash <> use_password_link.token_hash and t.revoked_at is null),
  forgotten as (delete from auth.pending p using changed where p.login_id = changed.id),
  ended as (delete from auth.session s using changed where s.login_id = changed.id)
  select exists (select from changed);
end;

create function auth.change_own_password(password_hash text, keep_session bigint) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with changed as (
    update auth.login l set password_hash = change_own_password.password_hash, link_serial = l.link_serial + 1
    where l.org_id = core.current_org() and l.member_id = core.current_actor() returning l.id, l.org_id),
  voided as (
    update auth.token t set revoked_at = now() from changed
    where t.org_id = changed.org_id and t.reference = changed.id and t.kind in ('create-password', 'reset-password')
      and t.revoked_at is null),
  forgotten as (delete from auth.pending p using changed where p.login_id = changed.id)
  delete from auth.session s using changed where s.login_id = changed.id and s.id <> change_own_password.keep_session;
end;

-- Only if nobody changed the password meanwhile.
create function auth.renew_password_hash(login_id bigint, old_hash text, new_hash text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.login l set password_hash = renew_password_hash.new_hash
  where l.id = renew_password_hash.login_id and l.password_hash = renew_password_hash.old_hash;
end;

-- Asked-for links: the address is kept until a task has looked whether it is known, which is at once.
create function auth.ask_password_link(email text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.reset_request (email) values (ask_password_link.email);
end;
-- Drops what leads to nobody who may log in.
create function auth.organisations_with_reset_requests() returns setof bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.reset_request r
  where not exists (select from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
    where l.email = r.email and m.deactivated_at is null and o.deactivated_at is null);
  select distinct l.org_id from auth.reset_request r join auth.login l on l.email = r.email;
end;
create function auth.take_reset_requests() returns setof bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with taken as (
    delete from auth.reset_request r using auth.login l
    where l.email = r.email and l.org_id = core.current_org() returning l.member_id)
  select distinct member_id from taken;
end;

-- Logging in ----------------------------------------------------------------------------------------------------

drop function auth.find_login(text);
create function auth.find_login(email text)
  returns table (login_id bigint, org_id bigint, member_id bigint, password_hash text, deactivated boolean,
    org_deactivated boolean, totp_confirmed boolean, totp_required boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.org_id, l.member_id, l.password_hash, m.deactivated_at is not null, o.deactivated_at is not null,
    l.totp_confirmed_at is not null, m.totp_required
  from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
  where l.email = find_login.email;
end;

drop function auth.open_session(bigint, bytea);
create function auth.open_session(login_id bigint, token_hash bytea, agent text, network text) returns bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.session (token_hash, login_id, agent, network)
  values (open_session.token_hash, open_session.login_id, open_session.agent, open_session.network) returning id;
end;

-- The id of the device if it is new to somebody who had others before.
create function auth.note_device(login_id bigint, words text) returns bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with noted as (
    insert into auth.device as d (login_id, words) values (note_device.login_id, note_device.words)
    on conflict (login_id, words) do update set last_seen_at = now()
    returning d.id, d.first_seen_at = d.last_seen_at as is_new)
  select noted.id from noted
  where noted.is_new and exists (select from auth.device o where o.login_id = note_device.login_id);
end;
create function auth.find_device(id bigint) returns table (member_id bigint, words text, first_seen_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.member_id, d.words, d.first_seen_at from auth.device d join auth.login l on l.id = d.login_id
  where d.id = find_device.id and l.org_id = core.current_org();
end;

-- Two-factor ------------------------------------------------------------------------------------------------------

create function auth.open_pending(token_hash bytea, login_id bigint, secret bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.pending (token_hash, login_id, secret)
  values (open_pending.token_hash, open_pending.login_id, open_pending.secret);
end;
-- The same for somebody who is logged in and sets two-factor up from the settings.
create function auth.open_own_pending(token_hash bytea, secret bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.pending (token_hash, login_id, secret)
  select open_own_pending.token_hash, l.id, open_own_pending.secret from auth.login l
  where l.org_id = core.current_org() and l.member_id = core.current_actor()
  on conflict (token_hash) do update set secret = excluded.secret, tries = 0, created_at = now();
end;

-- Each look is one try. Nothing after five of them, or ten minutes.
create function auth.try_pending(token_hash bytea)
  returns table (login_id bigint, org_id bigint, member_id bigint, email text, deactivated boolean, org_deactivated boolean,
    totp_secret bytea, totp_confirmed boolean, pending_secret bytea)
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.pending p set tries = p.tries + 1
  from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
  where p.token_hash = try_pending.token_hash and p.tries < 5 and p.created_at > now() - interval '10 minutes'
    and l.id = p.login_id
  returning l.id, l.org_id, l.member_id, l.email, m.deactivated_at is not null, o.deactivated_at is not null,
    l.totp_secret, l.totp_confirmed_at is not null, p.secret;
end;
-- Where a browser that comes back from elsewhere stands: no try.
create function auth.find_pending(token_hash bytea)
  returns table (login_id bigint, email text, totp_confirmed boolean, pending_secret bytea)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.email, l.totp_confirmed_at is not null, p.secret
  from auth.pending p join auth.login l on l.id = p.login_id
  where p.token_hash = find_pending.token_hash and p.tries < 5 and p.created_at > now() - interval '10 minutes';
end;
create function auth.close_pending(token_hash bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.pending p where p.token_hash = close_pending.token_hash;
end;

-- No step counts twice: of many who bring the same code at once, one hears true.
create function auth.accept_totp_step(login_id bigint, step bigint) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with accepted as (
    update auth.login l set totp_last_step = accept_totp_step.step
    where l.id = accept_totp_step.login_id and l.totp_confirmed_at is not null
      and coalesce(l.totp_last_step, -1) < accept_totp_step.step returning l.id)
  select exists (select from accepted);
end;
-- Only where there is none yet; of many at once, one hears true.
create function auth.confirm_totp(login_id bigint, secret bytea, step bigint, recovery_hashes bytea[]) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with confirmed as (
    update auth.login l set totp_secret = confirm_totp.secret, totp_confirmed_at = now(), totp_last_step = confirm_totp.step
    where l.id = confirm_totp.login_id and l.totp_confirmed_at is null
      and coalesce(l.totp_last_step, -1) < confirm_totp.step returning l.id),
  old as (delete from auth.recovery_code r using confirmed where r.login_id = confirmed.id),
  made as (
    insert into auth.recovery_code (login_id, code_hash)
    select confirmed.id, hash from confirmed, unnest(confirm_totp.recovery_hashes) as hash)
  select exists (select from confirmed);
end;
create function auth.use_recovery_code(login_id bigint, code_hash bytea) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with used as (
    update auth.recovery_code r set used_at = now()
    where r.login_id = use_recovery_code.login_id and r.code_hash = use_recovery_code.code_hash and r.used_at is null
    returning r.login_id)
  select exists (select from used);
end;

-- What the logged-in may know and do about their own log-in --------------------------------------------------------

create function auth.own_login()
  returns table (login_id bigint, email text, password_hash text, totp_secret bytea, totp_confirmed_at timestamptz,
    recovery_codes_left integer)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.email, l.password_hash, l.totp_secret, l.totp_confirmed_at,
    (select count(*)::integer from auth.recovery_code r where r.login_id = l.id and r.used_at is null)
  from auth.login l where l.org_id = core.current_org() and l.member_id = core.current_actor();
end;
create function auth.accept_own_totp_step(step bigint) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  select auth.accept_totp_step(l.id, accept_own_totp_step.step) from auth.login l
  where l.org_id = core.current_org() and l.member_id = core.current_actor();
end;
create function auth.confirm_own_totp(secret bytea, step bigint, recovery_hashes bytea[]) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  select auth.confirm_totp(l.id, confirm_own_totp.secret, confirm_own_totp.step, confirm_own_totp.recovery_hashes)
  from auth.login l where l.org_id = core.current_org() and l.member_id = core.current_actor();
end;
create function auth.drop_own_totp() returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with dropped as (
    update auth.login l set totp_secret = null, totp_confirmed_at = null, totp_last_step = null
    where l.org_id = core.current_org() and l.member_id = core.current_actor() returning l.id)
  delete from auth.recovery_code r using dropped where r.login_id = dropped.id;
end;
create function auth.replace_own_recovery_codes(hashes bytea[]) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with mine as (
    select l.id from auth.login l where l.org_id = core.current_org() and l.member_id = core.current_actor()
      and l.totp_confirmed_at is not null for update),
  old as (delete from auth.recovery_code r using mine where r.login_id = mine.id)
  insert into auth.recovery_code (login_id, code_hash) select mine.id, hash from mine, unnest(replace_own_recovery_codes.hashes) as hash;
end;

create function auth.own_sessions()
  returns table (id bigint, agent text, network text, created_at timestamptz, seen_at timestamptz, is_support boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select s.id, s.agent, s.network, s.created_at, s.seen_at, s.impersonation_id is not null
  from auth.session s join auth.login l on l.id = s.login_id join core.member m on m.org_id = l.org_id and m.id = l.member_id
  where l.org_id = core.current_org() and l.member_id = core.current_actor()
    and s.seen_at > now() - case m.role when 'ADMIN' then interval '30 minutes' else interval '12 hours' end
    and s.created_at > now() - case m.role when 'ADMIN' then interval '12 hours' else interval '7 days' end
  order by s.seen_at desc, s.id desc;
end;
-- Ends one session of a member of the organisation, or all but one, or all; how many ended. Whose, the caller decides.
create function auth.end_sessions(member_id bigint, only_session bigint, keep_session bigint) returns integer
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with forgotten as (
    delete from auth.pending p using auth.login l where l.id = p.login_id and l.org_id = core.current_org()
      and l.member_id = end_sessions.member_id and end_sessions.only_session is null),
  ended as (
    delete from auth.session s using auth.login l
    where l.id = s.login_id and l.org_id = core.current_org() and l.member_id = end_sessions.member_id
      and (end_sessions.only_session is null or s.id = end_sessions.only_session)
      and (end_sessions.keep_session is null or s.id <> end_sessions.keep_session)
    returning s.id)
  select count(*)::integer from ended;
end;
-- Another id for the same session: who knew the old one knows nothing any more.
create function auth.renew_own_session(session_id bigint, token_hash bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.session s set token_hash = renew_own_session.token_hash from auth.login l
  where s.id = renew_own_session.session_id and l.id = s.login_id and l.org_id = core.current_org()
    and l.member_id = core.current_actor();
end;
create function auth.confirm_own_session(session_id bigint) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.session s set confirmed_at = now() from auth.login l
  where s.id = confirm_own_session.session_id and l.id = s.login_id and l.org_id = core.current_org()
    and l.member_id = core.current_actor();
end;

-- House-keeping ---------------------------------------------------------------------------------------------------

create function auth.tidy() returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.throttle t where t.last_at < now() - interval '1 day';
  delete from auth.pending p where p.created_at < now() - interval '10 minutes';
  delete from auth.session s where s.created_at < now() - interval '7 days';
  delete from auth.token t where t.kind in ('create-password', 'reset-password') and t.expires_at < now() - interval '30 days';
end;

-- For changing the key: every encrypted secret, and its new shape unless it was changed meanwhile.
create function auth.sealed_secrets() returns table (login_id bigint, secret bytea)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.totp_secret from auth.login l where l.totp_secret is not null;
end;
create function auth.replace_sealed_secret(login_id bigint, old_secret bytea, new_secret bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.login l set totp_secret = replace_sealed_secret.new_secret
  where l.id = replace_sealed_secret.login_id and l.totp_secret = replace_sealed_secret.old_secret;
end;

alter function auth.open_login(text, bigint) owner to evenhand_auth;
alter function auth.void_password_links(bigint) owner to evenhand_auth;
alter function auth.login_of(bigint) owner to evenhand_auth;
alter function auth.register_password_link(bigint, integer, bytea, text, interval) owner to evenhand_auth;
alter function auth.find_password_link(bytea) owner to evenhand_auth;
alter function auth.use_password_link(bytea, text) owner to evenhand_auth;
alter function auth.change_own_password(text, bigint) owner to evenhand_auth;
alter function auth.renew_password_hash(bigint, text, text) owner to evenhand_auth;
alter function auth.ask_password_link(text) owner to evenhand_auth;
alter function auth.organisations_with_reset_requests() owner to evenhand_auth;
alter function auth.take_reset_requests() owner to evenhand_auth;
alter function auth.find_login(text) owner to evenhand_auth;
alter function auth.open_session(bigint, bytea, text, text) owner to evenhand_auth;
alter function auth.note_device(bigint, text) owner to evenhand_auth;
alter function auth.find_device(bigint) owner to evenhand_auth;
alter function auth.open_pending(bytea, bigint, bytea) owner to evenhand_auth;
alter function auth.open_own_pending(bytea, bytea) owner to evenhand_auth;
alter function auth.try_pending(bytea) owner to evenhand_auth;
alter function auth.find_pending(bytea) owner to evenhand_auth;
alter function auth.close_pending(bytea) owner to evenhand_auth;
alter function auth.accept_totp_step(bigint, bigint) owner to evenhand_auth;
alter function auth.confirm_totp(bigint, bytea, bigint, bytea[]) owner to evenhand_auth;
alter function auth.use_recovery_code(bigint, bytea) owner to evenhand_auth;
alter function auth.own_login() owner to evenhand_auth;
alter function auth.accept_own_totp_step(bigint) owner to evenhand_auth;
alter function auth.confirm_own_totp(bytea, bigint, bytea[]) owner to evenhand_auth;
alter function auth.drop_own_totp() owner to evenhand_auth;
alter function auth.replace_own_recovery_codes(bytea[]) owner to evenhand_auth;
alter function auth.own_sessions() owner to evenhand_auth;
alter function auth.end_sessions(bigint, bigint, bigint) owner to evenhand_auth;
alter function auth.renew_own_session(bigint, bytea) owner to evenhand_auth;
alter function auth.confirm_own_session(bigint) owner to evenhand_auth;
alter function auth.tidy() owner to evenhand_auth;
alter function auth.sealed_secrets() owner to evenhand_auth;
alter function auth.replace_sealed_secret(bigint, bytea, bytea) owner to evenhand_auth;
set local role evenhand_auth;
revoke all on function auth.open_login(text, bigint),
  auth.void_password_links(bigint),
  auth.login_of(bigint),
  auth.register_password_link(bigint, integer, bytea, text, interval),
  auth.find_password_link(bytea),
  auth.use_password_link(bytea, text),
  auth.change_own_password(text, bigint),
  auth.renew_password_hash(bigint, text, text),
  auth.ask_password_link(text),
  auth.organisations_with_reset_requests(),
  auth.take_reset_requests(),
  auth.find_login(text),
  auth.open_session(bigint, bytea, text, text),
  auth.note_device(bigint, text),
  auth.find_device(bigint),
  auth.open_pending(bytea, bigint, bytea),
  auth.open_own_pending(bytea, bytea),
  auth.try_pending(bytea),
  auth.find_pending(bytea),
  auth.close_pending(bytea),
  auth.accept_totp_step(bigint, bigint),
  auth.confirm_totp(bigint, bytea, bigint, bytea[]),
  auth.use_recovery_code(bigint, bytea),
  auth.own_login(),
  auth.accept_own_totp_step(bigint),
  auth.confirm_own_totp(bytea, bigint, bytea[]),
  auth.drop_own_totp(),
  auth.replace_own_recovery_codes(bytea[]),
  auth.own_sessions(),
  auth.end_sessions(bigint, bigint, bigint),
  auth.renew_own_session(bigint, bytea),
  auth.confirm_own_session(bigint),
  auth.tidy(),
  auth.sealed_secrets(),
  auth.replace_sealed_secret(bigint, bytea, bytea)
  from public;
grant execute on function auth.find_password_link(bytea),
  auth.use_password_link(bytea, text),
  auth.renew_password_hash(bigint, text, text),
  auth.ask_password_link(text),
  auth.find_login(text),
  auth.open_session(bigint, bytea, text, text),
  auth.note_device(bigint, text),
  auth.open_pending(bytea, bigint, bytea),
  auth.try_pending(bytea),
  auth.find_pending(bytea),
  auth.close_pending(bytea),
  auth.accept_totp_step(bigint, bigint),
  auth.confirm_totp(bigint, bytea, bigint, bytea[]),
  auth.use_recovery_code(bigint, bytea)
  to evenhand_public;
grant execute on function auth.change_own_password(text, bigint),
  auth.open_own_pending(bytea, bytea),
  auth.try_pending(bytea),
  auth.close_pending(bytea),
  auth.own_login(),
  auth.accept_own_totp_step(bigint),
  auth.confirm_own_totp(bytea, bigint, bytea[]),
  auth.drop_own_totp(),
  auth.replace_own_recovery_codes(bytea[]),
  auth.own_sessions(),
  auth.end_sessions(bigint, bigint, bigint),
  auth.renew_own_session(bigint, bytea),
  auth.confirm_own_session(bigint)
  to evenhand_staff;
grant execute on function auth.register_password_link(bigint, integer, bytea, text, interval),
  auth.organisations_with_reset_requests(),
  auth.take_reset_requests(),
  auth.find_device(bigint),
  auth.tidy(),
  auth.sealed_secrets(),
  auth.replace_sealed_secret(bigint, bytea, bytea)
  to evenhand_worker;
grant execute on function auth.open_login(text, bigint)
  to evenhand_public, evenhand_staff;
grant execute on function auth.login_of(bigint)
  to evenhand_staff, evenhand_worker;
grant execute on function auth.void_password_links(bigint)
  to evenhand_public, evenhand_staff, evenhand_worker;
-- Wrong passwords count there too where one who is logged in is asked for theirs.
grant execute on function auth.note_failure(text), auth.forget_failures(text), auth.find_failures(text[]) to evenhand_staff;
set local role evenhand_owner;
