-- owner: data-requests
-- What a member is to a role, for a candidate who may know that and not who they are.
create or replace function core.part_in_hiring(of_job bigint, of_member bigint) returns text
  language sql stable set search_path = pg_catalog begin atomic
  select case
    when of_member is null then 'Evenhand itself'
    when exists (select from core.job_member j where j.org_id = core.current_org() and j.job_id = of_job
      and j.member_id = of_member and j.role = 'admin') then 'somebody who runs the role'
    when exists (select from core.member m where m.org_id = core.current_org() and m.id = of_member
      and m.role = 'ADMIN') then 'an admin of the organisation'
    else 'a member of the hiring team' end;
end;
