-- owner: operator
-- Ends the operator's session and begins one as the member: the caller has asked for password or code. `refused` says
-- why not. Decided here: no door reads log-ins and sessions, and each condition must hold at the very moment of the
-- change.
create or replace function auth.begin_impersonation(session_id bigint, of_member bigint, why text, token_hash bytea,
    out impersonation_id bigint, out refused text)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare mine record; target record;
begin
  select s.login_id, s.created_at, s.confirmed_at, s.agent, s.network into mine
    from auth.session s join auth.login l on l.id = s.login_id
    where s.id = begin_impersonation.session_id and s.impersonation_id is null
      and l.operator_since is not null for update of s;
  if not found then refused := 'not-found'; return; end if;
  select l.id, l.operator_since, o.support_access into target
    from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id join core.organisation o
      on o.org_id = l.org_id
    where l.org_id = core.current_org() and l.member_id = of_member and m.deactivated_at is null
      and o.deactivated_at is null;
  if not found then refused := 'not-found'; return; end if;
  if target.operator_since is not null then refused := 'other-operator'; return; end if;
  if not target.support_access then refused := 'support-off'; return; end if;
  insert into auth.impersonation as i (operator_login_id, org_id, member_id, reason, operator_began_at,
    operator_confirmed_at)
    values (mine.login_id, core.current_org(), of_member, why, mine.created_at, mine.confirmed_at)
    returning i.id into impersonation_id;
  -- Whoever looks through somebody's eyes has not proved to be them: what asks for a proof stays shut.
  insert into auth.session (token_hash, login_id, confirmed_at, agent, network, impersonation_id)
    values (begin_impersonation.token_hash, target.id, now() - interval '1 day', mine.agent, mine.network,
      impersonation_id);
  delete from auth.session s where s.id = begin_impersonation.session_id;
end $$;
alter function auth.begin_impersonation owner to evenhand_auth;
grant execute on function auth.begin_impersonation to evenhand_operator;
