-- owner: figures
create or replace function eo.unpack() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  insert into eo.packed_month (org_id, job_id, month)
    select distinct c.org_id, c.job_id, date_trunc('month', c.started_day::timestamp)::date from changed c
    on conflict do nothing;
  update eo.packed_month p set people = null
    from (select distinct org_id, job_id, date_trunc('month', started_day::timestamp)::date as month from changed) c
    where p.org_id = c.org_id and p.job_id = c.job_id and p.month = c.month and p.people is not null;
  return null;
end $$;
