-- owner: organisation
-- The end of an account: whoever's end has come is deactivated by the server, and what renews itself is renewed.
create or replace function core.organisations_past_their_end(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select o.org_id from core.organisation o
  where o.expires_at <= moment and o.deactivated_at is null and not o.is_operator
    -- Whoever runs the installation is never locked out of it.
    and not exists (select from auth.login l where l.org_id = o.org_id and l.operator_since is not null)
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_past_their_end to evenhand_system;
