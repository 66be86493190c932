import type pg from 'pg';

const FIRST =
  'anna ben carla david elif farah george hana ivan jonas kofi leila maren nadia omar petra quentin rosa samira tomas uma viktor wole xenia yusuf zora';
const BEGIN = 'ash bran cal dun el far gor hart in jor kel lin mor nor oak pet quin ros sol tarn';
const MIDDLE = 'a be co di en fi go ha il ju ka le mo na or pa ri so ta ul';
const END =
  'berg by croft dal field ford gard ham holm ley lund man nen ova ridge son stad ton well wick';

/**
 * The people behind every application that has none yet, their names opened in the course of two years: few first names
 * that many share, thousands of last names.
 */
export async function generatePeopleWithOpenNames(owner: pg.Pool, orgId: number): Promise<number> {
  const words = (text: string) => `(string_to_array('${text}', ' '))`;
  const of = (list: string, n: string) =>
    `${words(list)}[1 + (${n})::int % ${list.split(' ').length}]`;
  const { rowCount } = await owner.query(
    `with nameless as (
       select a.id as application_id, a.job_id, row_number() over (order by a.id) as n from core.application a
       where a.org_id = $1 and not exists (select from pii.application_identity i where i.org_id = a.org_id and i.application_id = a.id)),
     named as (
       select application_id, job_id, n, ${of(FIRST, 'floor(power(n % 977 / 977.0, 2) * 26)')} as first,
         ${of(BEGIN, 'n * 7')} || ${of(MIDDLE, 'n * 11 / 20')} || ${of(END, 'n * 13 / 400')} as last from nameless),
     person as (
       insert into pii.candidate (org_id, first_name, last_name, email, search)
       select $1, initcap(first), initcap(last), first || '.' || last || n || '@example.com',
         first || ' ' || last || ' ' || first || '.' || last || n || '@example.com'
       from named returning id, email),
     known as (
       insert into pii.candidate_job (org_id, candidate_id, job_id)
       select $1, p.id, m.job_id from named m join person p on p.email = m.first || '.' || m.last || m.n || '@example.com')
     insert into pii.application_identity (org_id, application_id, job_id, candidate_id, opened_at)
     select $1, m.application_id, m.job_id, p.id, now() - interval '700 days' * (m.n % 9973 / 9973.0)
     from named m join person p on p.email = m.first || '.' || m.last || m.n || '@example.com'`,
    [orgId],
  );
  await owner.query('vacuum (analyze) pii.candidate, pii.candidate_job, pii.application_identity');
  return rowCount ?? 0;
}
