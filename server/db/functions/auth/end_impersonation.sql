-- owner: operator
-- Ends it, also one that has run out, and gives the operator a session again where theirs would still be alive. Decided
-- here: no door reads log-ins and sessions.
create or replace function auth.end_impersonation(old_hash bytea, new_hash bytea)
  returns table (org_id bigint, member_id bigint, impersonation_id bigint, operator_login_id bigint, restored boolean)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare visit record;
begin
  select i.*, s.seen_at, s.agent, s.network into visit from auth.session s join auth.impersonation i
    on i.id = s.impersonation_id
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
alter function auth.end_impersonation owner to evenhand_auth;
grant execute on function auth.end_impersonation to evenhand_public;
