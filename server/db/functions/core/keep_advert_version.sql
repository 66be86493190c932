-- owner: jobs
-- Whatever changes a published role, what candidates read of it is kept as it was. Here, since several verbs change a
-- role, and the one that forgets it would leave a record that is wrong.
create or replace function core.keep_advert_version() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  now_read jsonb := jsonb_build_object('title', new.title, 'team', new.team, 'grade', new.grade,
    'description', new.description, 'location', new.location, 'remotePreference', new.remote_preference,
    'employmentType', new.employment_type, 'hours', new.hours, 'openings', new.openings,
    'salaryMin', new.salary_min, 'salaryMax', new.salary_max, 'salaryCurrency', new.salary_currency,
    'salaryPeriod', new.salary_period, 'perks', to_jsonb(new.perks), 'closesAt', new.closes_at,
    'openUntilFilled', new.open_until_filled);
  last_n smallint;
  last_read jsonb;
begin
  select v.n, v.advert into last_n, last_read from core.advert_version v
    where v.org_id = new.org_id and v.job_id = new.id order by v.n desc limit 1;
  if last_read is not distinct from now_read then return null; end if;
  insert into core.advert_version (org_id, job_id, n, advert, kept_at, changed_by)
    values (new.org_id, new.id, coalesce(last_n, 0) + 1, now_read,
      case when last_n is null then new.published_at else now() end,
      (select m.id from core.member m where m.org_id = new.org_id and m.id = core.current_actor()));
  return null;
end $$;
