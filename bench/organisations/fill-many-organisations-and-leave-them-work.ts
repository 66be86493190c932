import type pg from 'pg';

/** So many organisations, with one open role, an admin and a candidate who has begun each. Runs as the owner, in SQL. */
export async function fillManyOrganisations(owner: pg.Pool, howMany: number): Promise<void> {
  await owner.query(
    `insert into core.organisation (slug, name, tier, tz)
     select 'many-' || n, 'Employer ' || n, 'enterprise', 'Europe/London' from generate_series(1, $1::int) n`,
    [howMany],
  );
  await owner.query(
    `insert into core.member (org_id, first_name, last_name, email, role)
     select org_id, 'Some', 'Admin', 'admin@' || slug || '.test', 'ADMIN' from core.organisation where slug like 'many-%'`,
  );
  await owner.query(
    `insert into core.job (org_id, hash, title, title_normalised, owner_id, published_at, closes_at, description)
     select m.org_id, replace(gen_random_uuid()::text, '-', ''), 'Gardener', 'gardener', m.id, now(), now() + interval '30 days',
       'About the work.'
     from core.member m join core.organisation o using (org_id) where o.slug like 'many-%'`,
  );
  await owner.query(
    `insert into core.application (org_id, job_id, public_ref, state, started_at, form_answered_at)
     select org_id, id, 'KX-1000', 'started', now(), now() from core.job`,
  );
  await owner.query(
    `with person as (
       insert into pii.candidate (org_id, first_name, last_name, email, search)
       select org_id, 'Some', 'One', id || '@example.com', 'some one ' || id || '@example.com' from core.application
       returning org_id, id, split_part(email, '@', 1)::bigint as application_id),
     wanted as (select p.*, a.job_id from person p join core.application a on a.org_id = p.org_id and a.id = p.application_id),
     attempt as (insert into pii.candidate_job (org_id, candidate_id, job_id) select org_id, id, job_id from wanted)
     insert into pii.application_identity (org_id, application_id, job_id, candidate_id)
     select org_id, application_id, job_id, id from wanted`,
  );
  // What filling left to be added up is no part of what is measured.
  await owner.query('delete from core.fact_queue');
  await owner.query('analyze');
  await owner.query('checkpoint').catch(() => {});
}

/** What a submitted application leaves to be done, in the organisations between two places: event, counters, entry of the trail, facts. */
export async function leaveWorkInOrganisations(
  owner: pg.Pool,
  { from, until }: { from: number; until: number },
): Promise<void> {
  await owner.query(
    `with chosen as materialized (
       select a.org_id, a.id, a.job_id from core.organisation o join core.application a using (org_id)
       where o.slug = any (array(select 'many-' || n from generate_series($1::int, $2::int) n))),
     done as (
       update core.application a set state = 'submitted', submitted_at = now() from chosen c
       where a.org_id = c.org_id and a.id = c.id),
     happened as (
       insert into core.event (org_id, kind, actor_kind, actor_id, job_id, subject_id)
       select org_id, 'application-submitted', 'candidate', id, job_id, id from chosen returning org_id, id, kind),
     to_be_told as (insert into core.event_outbox (org_id, event_id, kind) select org_id, id, kind from happened),
     counted as (
       insert into core.job_delta (org_id, job_id, counter, n)
       select org_id, job_id, counter, 1 from chosen, unnest(array['submitted', 'awaiting_review']) counter),
     written as (
       insert into audit.entry (org_id, actor_kind, actor_id, kind, subject)
       select org_id, 'candidate', id, 'application-submitted', 'application ' || id from chosen returning org_id, id)
     insert into audit.unsealed (org_id, entry_id) select org_id, id from written`,
    [from, until],
  );
}
