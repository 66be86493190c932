import { equalOpportunitiesPseudonyms } from '../server/features/equal-opportunities/equal-opportunities-pseudonym.ts';
import type { EqualOpportunitiesAnswers } from '../server/features/equal-opportunities/rules/equal-opportunities-form-types.ts';
import {
  encodeDemographicAnswers,
  NO_DEMOGRAPHIC_ANSWERS,
} from '../server/features/figures/rules/encode-and-decode-demographic-answer-bytes.ts';
import {
  type FigureDiscrepancy,
  findNaiveApplicationFacts,
  type NaiveFiguresDatabase,
  type NaiveApplicationFact,
} from './naive-sql-figures-and-stored-sum-check.ts';

const APPLICATIONS_A_TIME = 10_000;
const LISTED_MAX = 20;

/** What is rolled up of each application against what it stands at; only whoever has the key can tell which belongs to which. */
export async function checkStoredApplicationFacts(
  db: NaiveFiguresDatabase,
  orgId: number,
  config: { SECRET_KEY: string },
): Promise<FigureDiscrepancy[]> {
  const found: FigureDiscrepancy[] = [];
  let [after, counted] = [0, 0];
  for (;;) {
    const facts = await findNaiveApplicationFacts(db, orgId, { after, limit: APPLICATIONS_A_TIME });
    const last = facts.at(-1);
    if (last === undefined) break;
    found.push(...(await findDifferingFacts(db, orgId, { facts, config })));
    after = last.id;
    counted += facts.length;
  }
  const { rows } = await db.query<{ n: number }>(
    'select count(*)::int as n from eo.application_fact where org_id = $1',
    [orgId],
  );
  if (rows[0]?.n !== counted)
    found.push({
      table: 'eo.application_fact',
      cell: `${rows[0]?.n} rows, of ${counted} applications`,
    });
  found.push(...(await findDifferingPackedMonths(db, orgId)));
  return found.slice(0, LISTED_MAX);
}

/** What is packed of the months of roles against their facts, in whatever order; and that each month has its place. */
async function findDifferingPackedMonths(
  db: NaiveFiguresDatabase,
  orgId: number,
): Promise<FigureDiscrepancy[]> {
  const hex = (number: string, digits: number) => `lpad(to_hex(${number}), ${digits}, '0')`;
  const { rows } = await db.query<{ jobId: number; month: string }>(
    `with fact as (
       select job_id, date_trunc('month', started_day::timestamp)::date as month, reached & 1 <> 0 as begun,
         ${hex('source_id', 8)} || ${hex('extract(day from started_day)::int', 2)} || ${hex('reached::int', 2)}
           || encode(demo, 'hex') as person
       from eo.application_fact where org_id = $1),
     month as (select job_id, month, coalesce(array_agg(person order by person) filter (where begun), '{}') as people from fact group by 1, 2)
     select m.job_id as "jobId", m.month::text from month m
       left join eo.packed_month p on p.org_id = $1 and p.job_id = m.job_id and p.month = m.month
     where p.month is null or p.people is not null and m.people <> array(
       select encode(substr(p.people, 1 + 17 * n, 17), 'hex') from generate_series(0, (octet_length(p.people) - 1) / 17) n
       where p.people <> '' order by 1)`,
    [orgId],
  );
  return rows.map(({ jobId, month }) => ({
    table: 'eo.packed_month',
    cell: `not those of job ${jobId} who began in ${month.slice(0, 7)}`,
  }));
}

type Stored = { link: Buffer; fact: unknown; demo: Buffer; form: string | null; answers: unknown };

async function findDifferingFacts(
  db: NaiveFiguresDatabase,
  orgId: number,
  { facts, config }: { facts: readonly NaiveApplicationFact[]; config: { SECRET_KEY: string } },
): Promise<FigureDiscrepancy[]> {
  const links = equalOpportunitiesPseudonyms(
    facts.map(({ id }) => id),
    config,
  );
  const { rows } = await db.query<Stored>(
    `select f.link, f.demo, r.form, r.answers, jsonb_build_array(f.job_id, started_day, submitted_day, hired_day, rejected_day,
       interest_day, s.name, reached, hire_seconds, score) as fact
     from eo.application_fact f join core.source s on s.org_id = f.org_id and s.id = f.source_id
       left join eo.link l on l.org_id = f.org_id and l.link = f.link
       left join eo.response r on r.org_id = l.org_id and r.subject = l.subject
     where f.org_id = $1 and f.link = any ($2::bytea[])`,
    [orgId, links],
  );
  const stored = new Map(rows.map((row) => [row.link.toString('hex'), row]));
  return facts.flatMap((fact, i) => {
    const row = stored.get(links[i]?.toString('hex') ?? '');
    const { jobId, days, source, reached, hireSeconds, score } = fact;
    const right = JSON.stringify([jobId, ...days, source, reached, hireSeconds, score]);
    if (row !== undefined && JSON.stringify(row.fact) === right && isDemoRight(row)) return [];
    // Neither an application's id nor what somebody said: nobody is to be told who it is.
    return [{ table: 'eo.application_fact', cell: `a fact of job ${jobId} is not ${right}` }];
  });
}

function isDemoRight({ demo, form, answers }: Stored): boolean {
  // As `eo.save_answers` keeps them.
  const right =
    form === null
      ? NO_DEMOGRAPHIC_ANSWERS
      : encodeDemographicAnswers(form, answers as EqualOpportunitiesAnswers);
  return demo.equals(right);
}
