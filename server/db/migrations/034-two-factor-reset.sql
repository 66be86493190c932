-- Two-factor log-in of somebody who has lost both their app and their codes: reset by a colleague who is an admin, by the operator
-- where no other admin could, or from the command line; always for a reason, which the person is mailed.
-- Tolerated from: 032

create table auth.two_factor_reset (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  member_id bigint not null,
  -- Neither: from the command line.
  by_member_id bigint,
  by_operator_login_id bigint references auth.login,
  reason text not null check (length(reason) between 10 and 500),
  at timestamptz not null default now(),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
grant select, insert on auth.two_factor_reset to evenhand_auth;

-- With it end all sessions and every half-done log-in. Nobody may call this but the functions below.
create function auth.clear_two_factor(of_login bigint, by_member bigint, by_operator bigint, why text) returns bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.recovery_code r where r.login_id = of_login;
  delete from auth.pending p where p.login_id = of_login;
  delete from auth.session s where s.login_id = of_login;
  update auth.login l set totp_secret = null, totp_confirmed_at = null, totp_last_step = null where l.id = of_login;
  insert into auth.two_factor_reset as r (org_id, member_id, by_member_id, by_operator_login_id, reason)
  select l.org_id, l.member_id, by_member, by_operator, why from auth.login l where l.id = of_login returning r.id;
end;

-- By an admin, for a colleague. `refused` says why not.
create function auth.reset_two_factor(of_member bigint, why text, out reset_id bigint, out refused text)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare target record;
begin
  perform from core.member m where m.org_id = core.current_org() and m.id = core.current_actor()
    and m.role = 'ADMIN' and m.deactivated_at is null;
  if not found then refused := 'not-allowed'; return; end if;
  if of_member = core.current_actor() then refused := 'own-two-factor'; return; end if;
  select l.id, l.operator_since, l.totp_confirmed_at into target
    from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id
    where l.org_id = core.current_org() and l.member_id = of_member and m.deactivated_at is null for update of l;
  if not found then refused := 'not-found'; return; end if;
  if target.totp_confirmed_at is null then refused := 'no-two-factor'; return; end if;
  if target.operator_since is not null then refused := 'operator-two-factor'; return; end if;
  reset_id := auth.clear_two_factor(target.id, core.current_actor(), null, why);
end $$;

-- By whoever runs the installation, for an admin whom no other admin can help.
create function auth.reset_last_admin_two_factor(of_member bigint, why text, out reset_id bigint, out refused text)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare target record;
begin
  perform from auth.login l where l.id = core.current_actor() and l.operator_since is not null;
  if not found then refused := 'not-allowed'; return; end if;
  select l.id, l.operator_since, l.totp_confirmed_at, m.role into target
    from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id
    where l.org_id = core.current_org() and l.member_id = of_member and m.deactivated_at is null for update of l;
  if not found then refused := 'not-found'; return; end if;
  if target.totp_confirmed_at is null then refused := 'no-two-factor'; return; end if;
  if target.operator_since is not null then refused := 'operator-two-factor'; return; end if;
  if target.role <> 'ADMIN' or auth.has_other_admin(of_member) then refused := 'admin-can'; return; end if;
  reset_id := auth.clear_two_factor(target.id, null, core.current_actor(), why);
end $$;

-- Whether an admin besides this member could log in.
create function auth.has_other_admin(of_member bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog begin atomic
  select exists (select from core.member m join auth.login l on l.org_id = m.org_id and l.member_id = m.id
    where m.org_id = core.current_org() and m.id <> of_member and m.role = 'ADMIN' and m.deactivated_at is null
      and (l.password_hash is not null or exists (select from auth.oidc_identity i where i.login_id = l.id)));
end;

-- For the command line alone, of anybody: the last way in.
create function auth.reset_two_factor_of(of_email text, why text, out org_id bigint, out member_id bigint, out reset_id bigint)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare target bigint;
begin
  select l.id, l.org_id, l.member_id into target, reset_two_factor_of.org_id, reset_two_factor_of.member_id
    from auth.login l where l.email = of_email and l.totp_confirmed_at is not null for update;
  if found then reset_id := auth.clear_two_factor(target, null, null, why); end if;
end $$;

-- For the mail to the person.
create function auth.find_two_factor_reset(reset_id bigint)
  returns table (member_id bigint, reason text, by_admin text)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select r.member_id, r.reason, a.first_name || ' ' || a.last_name
  from auth.two_factor_reset r left join core.member a on a.org_id = r.org_id and a.id = r.by_member_id
  where r.id = find_two_factor_reset.reset_id and r.org_id = core.current_org();
end;

-- What the console shows of people, with who never came, and who may be helped from there.
drop function auth.list_people();
create function auth.list_people()
  returns table (id bigint, first_name text, last_name text, email text, role text, deactivated boolean, operator boolean,
    invited boolean, two_factor boolean, may_reset_two_factor boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select m.id, m.first_name, m.last_name, coalesce(l.email, m.email), m.role, m.deactivated_at is not null,
    coalesce(l.operator_since is not null, false),
    m.deactivated_at is null and l.password_hash is null
      and not exists (select from auth.oidc_identity i where i.login_id = l.id),
    coalesce(l.totp_confirmed_at is not null, false),
    coalesce(l.totp_confirmed_at is not null and l.operator_since is null, false) and m.role = 'ADMIN' and m.deactivated_at is null
      and not auth.has_other_admin(m.id)
  from core.member m left join auth.login l on l.org_id = m.org_id and l.member_id = m.id
  where m.org_id = core.current_org() order by m.deactivated_at is not null, m.role, m.last_name collate "und-x-icu", m.id;
end;

alter function auth.clear_two_factor(bigint, bigint, bigint, text) owner to evenhand_auth;
alter function auth.reset_two_factor(bigint, text) owner to evenhand_auth;
alter function auth.reset_last_admin_two_factor(bigint, text) owner to evenhand_auth;
alter function auth.has_other_admin(bigint) owner to evenhand_auth;
alter function auth.reset_two_factor_of(text, text) owner to evenhand_auth;
alter function auth.find_two_factor_reset(bigint) owner to evenhand_auth;
alter function auth.list_people() owner to evenhand_auth;
set local role evenhand_auth;
revoke all on function auth.clear_two_factor(bigint, bigint, bigint, text), auth.reset_two_factor(bigint, text),
  auth.reset_last_admin_two_factor(bigint, text), auth.has_other_admin(bigint), auth.reset_two_factor_of(text, text),
  auth.find_two_factor_reset(bigint), auth.list_people() from public;
grant execute on function auth.reset_two_factor(bigint, text) to evenhand_staff;
grant execute on function auth.reset_last_admin_two_factor(bigint, text), auth.list_people() to evenhand_operator;
grant execute on function auth.find_two_factor_reset(bigint) to evenhand_worker;
set local role evenhand_owner;

-- The operator's reset is an event of the organisation, so that its mail is sent; no other event is theirs to write.
create policy tenant_operator on core.event to evenhand_operator
  using (org_id = (select core.current_org()) and kind = 'two-factor-reset')
  with check (org_id = (select core.current_org()) and kind = 'two-factor-reset');
create policy tenant_operator on core.event_todo to evenhand_operator
  using (org_id = (select core.current_org()) and kind = 'two-factor-reset')
  with check (org_id = (select core.current_org()) and kind = 'two-factor-reset');
grant insert, select (org_id, id) on core.event to evenhand_operator;
grant insert on core.event_todo to evenhand_operator;
