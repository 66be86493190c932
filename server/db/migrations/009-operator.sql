-- Who runs the installation: organisations and their terms, and looking through a member's eyes for a reason, for an hour at
-- most, never without a trace and never at a name.

-- Whom support looks through --------------------------------------------------------------------------------

create function core.current_impersonation() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.impersonation_id', true), '')::bigint;
-- Both ids, for every entry of the audit trail that is written while somebody looks through a member's eyes.
create function core.support_ids() returns jsonb language sql stable parallel safe
  return case when core.current_impersonation() is null then '{}'::jsonb
    else jsonb_build_object('impersonation', core.current_impersonation(),
      'operator', nullif(current_setting('app.operator_id', true), '')::bigint) end;
grant execute on function core.current_impersonation() to evenhand_staff;

create or replace function audit.append(kind text, subject text, actor_kind text, request_id text, details jsonb)
  returns void language sql volatile security definer set search_path = pg_catalog begin atomic
  with written as (
    insert into audit.entry (org_id, actor_kind, actor_id, kind, subject, request_id, details)
    values (core.current_org(), append.actor_kind, core.current_actor(), append.kind, append.subject,
      append.request_id, append.details || core.support_ids())
    returning org_id, id)
  insert into audit.unsealed (org_id, entry_id) select org_id, id from written;
end;

-- The screen asks for the newest first, and for days.
create index on audit.entry (org_id, at desc, id desc);

-- Names stay sealed to support, whatever the member whose eyes these are may see.
create policy closed_to_support on pii.candidate as restrictive to evenhand_staff
  using (org_id = (select core.current_org()) and (select core.current_impersonation()) is null);
create policy closed_to_support on pii.application_identity as restrictive to evenhand_staff
  using (org_id = (select core.current_org()) and (select core.current_impersonation()) is null);

-- What the operator's console sees ---------------------------------------------------------------------------

alter table core.organisation
  add column if not exists expires_at timestamptz,
  add column if not exists auto_renews boolean not null default false;
grant update (expires_at, auto_renews) on core.organisation to evenhand_operator;

-- One page of all organisations, with how many work there and how many roles are open; nothing about candidates.
create function core.list_organisations(words text, of_tier text, gone boolean, only_id bigint, skipped integer, most integer)
  returns table (id bigint, slug text, name text, tier text, features text[], created_at timestamptz, deactivated_at timestamptz,
    expires_at timestamptz, auto_renews boolean, support_access boolean, people integer, open_roles integer, total integer)
  language sql stable security definer set search_path = pg_catalog begin atomic
  with found as (
    select o.*, count(*) over ()::integer as total from core.organisation o
    where not o.is_house and (words = '' or strpos(lower(o.name), lower(words)) > 0 or strpos(o.slug, lower(words)) > 0)
      and (of_tier is null or o.tier = of_tier) and (gone is null or gone = (o.deactivated_at is not null))
      and (only_id is null or o.org_id = only_id)
    order by o.created_at desc, o.org_id desc limit most offset skipped)
  select f.org_id, f.slug, f.name, f.tier, f.features, f.created_at, f.deactivated_at, f.expires_at, f.auto_renews, f.support_access,
    (select count(*)::integer from core.member m where m.org_id = f.org_id and m.deactivated_at is null),
    (select count(*)::integer from core.job j where j.org_id = f.org_id and not j.sample and j.published_at is not null
       and j.archived_at is null and (j.closes_at is null or j.closes_at > now())), f.total
  from found f order by f.created_at desc, f.org_id desc;
end;
grant execute on function core.list_organisations(text, text, boolean, bigint, integer, integer) to evenhand_operator;

-- What was asked for stays on the operator's list until it was answered.
alter table core.feature_request
  add column answered_at timestamptz,
  add column granted boolean;
grant update (answered_at, granted) on core.feature_request to evenhand_operator;
drop function core.list_feature_requests(integer);
create function core.list_feature_requests(most integer)
  returns table (id bigint, org_id bigint, organisation text, feature text, asked_by text, asked_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select r.id, r.org_id, o.name, r.feature, m.first_name || ' ' || m.last_name, r.asked_at
  from core.feature_request r join core.organisation o on o.org_id = r.org_id
    join core.member m on m.org_id = r.org_id and m.id = r.member_id
  where r.answered_at is null and not r.feature = any (o.features) and o.deactivated_at is null
  order by r.asked_at desc, r.org_id, r.id limit most;
end;
grant execute on function core.list_feature_requests(integer) to evenhand_operator;

-- Looking through somebody's eyes ----------------------------------------------------------------------------

alter table auth.impersonation
  -- Of the operator's own session, which comes back afterwards no younger than it was.
  add column operator_began_at timestamptz not null default now(),
  add column operator_confirmed_at timestamptz not null default now();
create index on auth.session (impersonation_id) where impersonation_id is not null;

create function auth.has_two_factor(login_id bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog begin atomic
  select exists (select from auth.login l where l.id = has_two_factor.login_id and l.totp_confirmed_at is not null);
end;

-- The people of one organisation, for choosing whose eyes to look through.
create function auth.list_people()
  returns table (id bigint, first_name text, last_name text, email text, role text, deactivated boolean, operator boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select m.id, m.first_name, m.last_name, coalesce(l.email, m.email), m.role, m.deactivated_at is not null,
    coalesce(l.operator_since is not null, false)
  from core.member m left join auth.login l on l.org_id = m.org_id and l.member_id = m.id
  where m.org_id = core.current_org() order by m.deactivated_at is not null, m.role, m.last_name collate "und-x-icu", m.id;
end;

-- Ends the operator's session and begins one as the member: the caller has asked for password or code. `refused` says why not.
create function auth.begin_impersonation(session_id bigint, of_member bigint, why text, token_hash bytea,
  out impersonation_id bigint, out refused text)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare mine record; target record;
begin
  select s.login_id, s.created_at, s.confirmed_at, s.agent, s.network into mine
    from auth.session s join auth.login l on l.id = s.login_id
    where s.id = begin_impersonation.session_id and s.impersonation_id is null and l.operator_since is not null for update of s;
  if not found then refused := 'not-found'; return; end if;
  select l.id, l.operator_since, o.support_access into target
    from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id join core.organisation o on o.org_id = l.org_id
    where l.org_id = core.current_org() and l.member_id = of_member and m.deactivated_at is null and o.deactivated_at is null;
  if not found then refused := 'not-found'; return; end if;
  if target.operator_since is not null then refused := 'other-operator'; return; end if;
  if not target.support_access then refused := 'support-off'; return; end if;
  insert into auth.impersonation as i (operator_login_id, org_id, member_id, reason, operator_began_at, operator_confirmed_at)
    values (mine.login_id, core.current_org(), of_member, why, mine.created_at, mine.confirmed_at)
    returning i.id into impersonation_id;
  -- Whoever looks through somebody's eyes has not proved to be them: what asks for a proof stays shut.
  insert into auth.session (token_hash, login_id, confirmed_at, agent, network, impersonation_id)
    values (begin_impersonation.token_hash, target.id, now() - interval '1 day', mine.agent, mine.network, impersonation_id);
  delete from auth.session s where s.id = begin_impersonation.session_id;
end $$;

-- Ends it, also one that has run out, and gives the operator a session again where theirs would still be alive.
create function auth.end_impersonation(old_hash bytea, new_hash bytea)
  returns table (org_id bigint, member_id bigint, impersonation_id bigint, operator_login_id bigint, restored boolean)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare visit record;
begin
  select i.*, s.seen_at, s.agent, s.network into visit from auth.session s join auth.impersonation i on i.id = s.impersonation_id
    where s.token_hash = old_hash for update;
  if not found then return; end if;
  delete from auth.session s where s.token_hash = old_hash;
  update auth.impersonation i set ended_at = least(now(), i.ends_at) where i.id = visit.id and i.ended_at is null;
  insert into auth.session (token_hash, login_id, created_at, confirmed_at, agent, network)
    select new_hash, l.id, visit.operator_began_at, visit.operator_confirmed_at, visit.agent, visit.network
    from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id
      join core.organisation o on o.org_id = l.org_id
    where l.id = visit.operator_login_id and l.operator_since is not null and m.deactivated_at is null
      and o.deactivated_at is null and visit.operator_began_at > now() - interval '12 hours'
      and visit.seen_at > now() - interval '30 minutes';
  return query select visit.org_id, visit.member_id, visit.id, visit.operator_login_id, found;
end $$;

-- Who looked through the eyes of members of this organisation, and why: for its admins.
create function auth.list_impersonations(ids bigint[])
  returns table (id bigint, operator text, reason text, member_id bigint, started_at timestamptz, ends_at timestamptz, ended_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select i.id, l.email, i.reason, i.member_id, i.started_at, i.ends_at, i.ended_at
  from auth.impersonation i join auth.login l on l.id = i.operator_login_id
  where i.org_id = core.current_org() and i.id = any (ids);
end;

-- For the command line alone: nobody in the running server may make an operator.
create function auth.set_operator(of_email text, wanted boolean) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  update auth.login l set operator_since = case when wanted then coalesce(l.operator_since, now()) end where l.email = of_email;
  if not found then return false; end if;
  -- Whoever is no operator any more looks through nobody's eyes.
  if not wanted then
    update auth.impersonation i set ended_at = now() from auth.login l
      where l.email = of_email and i.operator_login_id = l.id and i.ended_at is null;
  end if;
  return true;
end $$;
-- A member of the installation itself, for an operator who works for no employer here; asked for two-factor at the first log-in.
create function core.add_house_member(of_email text, given_name text, family_name text, out org_id bigint, out member_id bigint)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  org_id := auth.house_organisation();
  insert into core.member (org_id, first_name, last_name, email, role, totp_required)
    values (add_house_member.org_id, given_name, family_name, of_email, 'ADMIN', true) returning id into member_id;
  insert into auth.login (email, org_id, member_id) values (of_email, add_house_member.org_id, add_house_member.member_id);
end $$;
create function auth.list_operators()
  returns table (email text, org_id bigint, member_id bigint, since timestamptz, two_factor boolean, has_password boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.email, l.org_id, l.member_id, l.operator_since, l.totp_confirmed_at is not null, l.password_hash is not null
  from auth.login l where l.operator_since is not null order by l.email;
end;

alter function auth.has_two_factor(bigint) owner to evenhand_auth;
alter function auth.list_people() owner to evenhand_auth;
alter function auth.begin_impersonation(bigint, bigint, text, bytea) owner to evenhand_auth;
alter function auth.end_impersonation(bytea, bytea) owner to evenhand_auth;
alter function auth.list_impersonations(bigint[]) owner to evenhand_auth;
alter function auth.set_operator(text, boolean) owner to evenhand_auth;
alter function auth.list_operators() owner to evenhand_auth;
set local role evenhand_auth;
revoke all on function auth.has_two_factor(bigint), auth.list_people(), auth.begin_impersonation(bigint, bigint, text, bytea),
  auth.end_impersonation(bytea, bytea), auth.list_impersonations(bigint[]), auth.set_operator(text, boolean),
  auth.list_operators() from public;
grant usage on schema auth to evenhand_operator;
grant execute on function auth.has_two_factor(bigint), auth.end_impersonation(bytea, bytea) to evenhand_public;
grant execute on function auth.list_people(), auth.begin_impersonation(bigint, bigint, text, bytea) to evenhand_operator;
grant execute on function auth.list_impersonations(bigint[]) to evenhand_staff;
set local role evenhand_owner;

-- What this database has come to, for a server that asks whether it is ready.
create function core.schema_version() returns text language sql stable security definer set search_path = pg_catalog begin atomic
  select max(name)::text from migration.kysely_migration;
end;
grant execute on function core.schema_version() to evenhand_public;

revoke all on all functions in schema core, audit from public;
