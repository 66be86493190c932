-- owner: operator
-- For the command line alone: nobody in the running server may make an operator.
create or replace function auth.set_operator(of_email text, wanted boolean) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  update auth.login l set operator_since = case when wanted then coalesce(l.operator_since, now()) end
    where l.email = of_email;
  if not found then return false; end if;
  -- Whoever is no operator any more looks through nobody's eyes.
  if not wanted then
    update auth.impersonation i set ended_at = now() from auth.login l
      where l.email = of_email and i.operator_login_id = l.id and i.ended_at is null;
  end if;
  return true;
end $$;
alter function auth.set_operator owner to evenhand_auth;
