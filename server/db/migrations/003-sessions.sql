-- What a session knows: which one it is, when its owner last proved themselves, and whether support looks through their eyes.

alter table core.organisation add column support_access boolean not null default true;
alter table core.member add column totp_required boolean not null default false;
grant update (support_access) on core.organisation to evenhand_staff;
grant update (totp_required) on core.member to evenhand_staff;

alter table auth.login
  add column operator_since timestamptz,
  -- Encrypted by the app, with the id of its key: the database alone opens nothing.
  add column totp_secret bytea,
  add column totp_confirmed_at timestamptz,
  -- The last time step that was accepted: no code counts twice (RFC 6238, section 5.2).
  add column totp_last_step bigint;

-- An operator who looks through the eyes of a member: for a reason, for an hour at most, and never without a trace.
create table auth.impersonation (
  id bigint generated always as identity primary key,
  operator_login_id bigint not null references auth.login,
  org_id bigint not null,
  member_id bigint not null,
  reason text not null check (length(reason) between 10 and 500),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '60 minutes',
  ended_at timestamptz,
  check (ends_at <= started_at + interval '60 minutes'),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on auth.impersonation (org_id, started_at desc);
grant select, insert, update on auth.impersonation to evenhand_auth;

alter table auth.session
  add column id bigint generated always as identity unique,
  -- The last time the password or a code was given.
  add column confirmed_at timestamptz not null default now(),
  add column agent text check (length(agent) <= 300),
  add column network text,
  add column impersonation_id bigint references auth.impersonation;

drop function auth.find_session(bytea);
-- Admins: idle 30 minutes, at most 12 hours; everybody else: idle 12 hours, at most 7 days. `seen_at` moves at most once a
-- minute, so that a check is one indexed read.
create function auth.find_session(token_hash bytea)
  returns table (org_id bigint, member_id bigint, role text, email text, org_deactivated boolean, login_id bigint,
    session_id bigint, confirmed_seconds_ago integer, is_operator boolean, impersonation_id bigint, operator_login_id bigint)
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.session s set seen_at = now()
    from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id
    where s.token_hash = find_session.token_hash and l.id = s.login_id and s.seen_at < now() - interval '1 minute'
      and s.seen_at > now() - case m.role when 'ADMIN' then interval '30 minutes' else interval '12 hours' end
      and s.created_at > now() - case m.role when 'ADMIN' then interval '12 hours' else interval '7 days' end;
  select l.org_id, l.member_id, m.role, l.email, o.deactivated_at is not null, l.id, s.id,
    extract(epoch from now() - s.confirmed_at)::integer, l.operator_since is not null, i.id, i.operator_login_id
  from auth.session s join auth.login l on l.id = s.login_id
    join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
    left join auth.impersonation i on i.id = s.impersonation_id
  where s.token_hash = find_session.token_hash and m.deactivated_at is null
    and s.seen_at > now() - case m.role when 'ADMIN' then interval '30 minutes' else interval '12 hours' end
    and s.created_at > now() - case m.role when 'ADMIN' then interval '12 hours' else interval '7 days' end
    and (s.impersonation_id is null or (o.support_access and i.ended_at is null and i.ends_at > now()));
end;
alter function auth.find_session(bytea) owner to evenhand_auth;
set local role evenhand_auth;
revoke all on function auth.find_session(bytea) from public;
grant execute on function auth.find_session(bytea) to evenhand_public;
set local role evenhand_owner;

-- Who is not logged in may make things happen too: asking for a new password, signing up. Only in an organisation that a
-- look-up of `auth` has told.
create policy tenant_public on core.event to evenhand_public
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
create policy tenant_public on core.event_todo to evenhand_public
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
grant insert, select (org_id, id) on core.event to evenhand_public;
grant insert on core.event_todo to evenhand_public;
