-- owner: retention
-- The same of the candidate's own application, with its role and the periods that hold for it: what their page is told
-- from.
create or replace function pii.own_retention_facts() returns jsonb
  language sql stable security definer set search_path = pg_catalog begin atomic
  select jsonb_build_object('isUnfinished', f.is_unfinished, 'agreedUntil', f.agreed_until, 'holds', f.holds,
    'country', j.country, 'publishedAt', j.published_at, 'closesAt', j.closes_at, 'archivedAt', j.archived_at,
    'status', j.status, 'statusSetAt', j.status_set_at, 'isSample', j.sample, 'locale', o.locale,
    'zone', coalesce(nullif(o.tz, ''), 'Europe/London'),
    'periods', (select coalesce(jsonb_agg(jsonb_build_object('country', p.country, 'store', p.store, 'months', p.months,
        'reason', p.reason)), '[]') from core.retention_period p where p.org_id = j.org_id))
  from pii.retention_facts(null, core.current_actor(), 0, 1) f
    join core.job j on j.org_id = core.current_org() and j.id = f.job_id
    join core.organisation o on o.org_id = core.current_org();
end;
grant execute on function pii.own_retention_facts to evenhand_candidate;
