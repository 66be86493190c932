-- The door by which the server works for itself is called system: the role evenhand_worker of the base gives its
-- rights to evenhand_system, and is left with none. Functions are granted by their files.
-- Tolerated from: 019

do $$
declare found record;
begin
  for found in
    select privilege_type as privilege, format('schema %I', nspname) as object
      from pg_namespace, aclexplode(nspacl) where grantee = 'evenhand_worker'::regrole
    union all
    select privilege_type, format('table %s', c.oid::regclass)
      from pg_class c, aclexplode(c.relacl) where grantee = 'evenhand_worker'::regrole
    union all
    select format('%s (%I)', privilege_type, a.attname), format('table %s', a.attrelid::regclass)
      from pg_attribute a, aclexplode(a.attacl) where grantee = 'evenhand_worker'::regrole
  loop
    execute format('grant %s on %s to evenhand_system', found.privilege, found.object);
    execute format('revoke %s on %s from evenhand_worker', found.privilege, found.object);
  end loop;
  for found in
    select p.polname as name, p.polrelid::regclass as relation,
      array_to_string(array(select case when role = 'evenhand_worker'::regrole then 'evenhand_system'
        else role::regrole::text end from unnest(p.polroles) as role), ', ') as roles
    from pg_policy p where 'evenhand_worker'::regrole = any (p.polroles)
  loop
    execute format('alter policy %I on %s to %s', found.name, found.relation, found.roles);
    if found.name = 'tenant_worker' then
      execute format('alter policy tenant_worker on %s rename to tenant_system', found.relation);
    end if;
  end loop;
end $$;
