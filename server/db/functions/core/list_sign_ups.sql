-- owner: operator
-- Why an employer signed up was written to whoever runs the installation.
create or replace function core.list_sign_ups(of_year integer)
  returns table (month text, org_id bigint, organisation text, reason text)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select to_char(o.created_at at time zone 'UTC', 'YYYY-MM'), o.org_id, o.name, o.sign_up_reason
    from core.organisation o
  where not o.is_operator and o.sign_up_reason is not null
    and o.created_at >= make_timestamptz(of_year, 1, 1, 0, 0, 0, 'UTC')
    and o.created_at < make_timestamptz(of_year + 1, 1, 1, 0, 0, 0, 'UTC')
  order by o.created_at desc, o.org_id desc;
end;
grant execute on function core.list_sign_ups to evenhand_operator;
