-- owner: operator
-- A member of the installation itself, for an operator who works for no employer here; asked for two-factor at the
-- first log-in.
create or replace function core.add_operator_member(of_email text, given_name text, family_name text, out org_id bigint,
    out member_id bigint)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  org_id := auth.operator_organisation();
  insert into core.member (org_id, first_name, last_name, email, role, totp_required)
    values (add_operator_member.org_id, given_name, family_name, of_email, 'ADMIN', true) returning id into member_id;
  insert into auth.login (email, org_id, member_id) values (of_email, add_operator_member.org_id,
    add_operator_member.member_id);
end $$;
