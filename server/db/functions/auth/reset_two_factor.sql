-- owner: sign-in
-- By an admin, for a colleague. `refused` says why not. Decided here: no door reads log-ins, and each condition must
-- hold at the very moment of the change.
create or replace function auth.reset_two_factor(of_member bigint, why text, out reset_id bigint, out refused text)
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
alter function auth.reset_two_factor owner to evenhand_auth;
grant execute on function auth.reset_two_factor to evenhand_staff;
