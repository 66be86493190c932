import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { equalOpportunitiesPseudonym } from '../equal-opportunities/equal-opportunities-pseudonym.ts';
import { publishDueDemographicsOfOrganisation } from '../disclosure/publish-due-demographics.ts';
import { refreshRollupsOfAllOrganisations } from '../figures/refresh-rollups-of-one-or-all-organisations.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import {
  repeatFigureFact,
  insertFigureFactRowsForTests,
} from '../../test/figure-fact-and-demographics-test-data.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { judgeAdverseImpactByYear } from './judge-adverse-impact-by-year.ts';
import { readAdverseImpact } from './read-adverse-impact.ts';

const server = startTestServer();
const [WOMAN, MAN, NON_BINARY] = ['gender.woman', 'gender.man', 'gender.non-binary'];
/** 90 days after the year: not a day earlier. */
const SETTLED = new Date('2026-03-31T23:00:00Z');

/** People who began on a day, and told their gender or nothing; `sent` of them sent their application. */
async function people(
  job: PlantedJob,
  {
    n,
    sent,
    gender,
    day = '2025-06-15',
  }: { n: number; sent: number; gender: string | null; day?: string },
): Promise<number[]> {
  const { owner } = server.given;
  const { rows } = await owner.query<{ id: number }>(
    `insert into core.application (org_id, job_id, public_ref, state, started_at, form_answered_at, submitted_at)
     select $1, $2, 'KX-' || (10 + n + (select count(*) from core.application where job_id = $2)),
       case when n <= $4::int then 'submitted' else 'started' end, $5::date + interval '12 hours', $5::date + interval '12 hours',
       case when n <= $4::int then $5::date + interval '1 day' end
     from generate_series(1, $3::int) n returning id`,
    [job.orgId, job.id, n, sent, day],
  );
  const ids = rows.map(({ id }) => id);
  if (gender === null) return ids;
  const links = ids.map((id) => equalOpportunitiesPseudonym(id, server.services.config));
  await owner.query(
    `with told as (select whose, gen_random_uuid() as subject from unnest($3::bytea[]) whose),
       responses as (
         insert into eo.response (org_id, subject, job_id, form, answers)
         select $1, subject, $2, 'GB-2', jsonb_build_object(split_part($4, '.', 1), $4::text) from told returning subject)
     insert into eo.link (org_id, link, subject) select $1, whose, subject from told where exists (select from responses)`,
    [job.orgId, job.id, links, gender],
  );
  return ids;
}

async function organisation(): Promise<{ admin: PlantedMember; job: PlantedJob }> {
  const { given } = server;
  const org = await given.organisation();
  await given.owner.query(`update core.organisation set tz = 'Europe/London' where org_id = $1`, [
    org.id,
  ]);
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(admin);
  // What was published before says which answers are common: nothing is rounded to more than five then.
  const earlier = { job, startedDay: '2024-12-15', furthest: 'submit' } as const;
  await insertFigureFactRowsForTests(
    given.owner,
    repeatFigureFact(400, { ...earlier, answers: { gender: WOMAN } }),
  );
  return { admin, job };
}

const readAs = ({ orgId, id }: PlantedMember) =>
  runTransactionByDoor(
    { services: server.services, door: 'staff', actor: { orgId, actorId: id } },
    readAdverseImpact,
  );

/** As the server works: figures are published first, and before that facts are folded. */
async function judge({ orgId }: { orgId: number }): Promise<void> {
  await refreshRollupsOfAllOrganisations(server.services);
  await publishDueDemographicsOfOrganisation(server.services, orgId);
  await judgeAdverseImpactByYear(server.services, orgId);
}

beforeAll(() => server.setNow(SETTLED));

test('a closed year is judged once, role by role pooled, and stays as it was found', async () => {
  const { admin, job } = await organisation();
  const other = await server.given.openJob(admin);
  // Role one: 36 of 40 women and 20 of 40 men; role two: 18 of 20 and 10 of 20: rates of 0.9 and 0.5 in each.
  await people(job, { n: 40, sent: 36, gender: WOMAN });
  await people(job, { n: 40, sent: 20, gender: MAN });
  await people(other, { n: 20, sent: 18, gender: WOMAN });
  await people(other, { n: 20, sent: 10, gender: MAN });
  await people(other, { n: 5, sent: 5, gender: NON_BINARY });
  await people(other, { n: 30, sent: 30, gender: null });
  // Not to know is no group of people, not even one that is left out.
  await people(other, { n: 6, sent: 6, gender: 'familyWealth.unknown' });
  await judge(admin);
  // 0.5 / 0.9 = 0.5556. R = 20 × 40 / 80 + 10 × 20 / 40 = 15, S = 36 × 40 / 80 + 18 × 20 / 40 = 27; Greenland and Robins:
  // P = (56 × 1600 − 720 × 80) / 6400 + (28 × 400 − 180 × 40) / 1600 = 5 + 2.5; √(7.5 / 405) = 0.1361; × e^±0.2667.
  const found = {
    years: [
      {
        year: 2025,
        rows: [
          {
            category: 'gender',
            option: MAN,
            step: 'submit',
            against: WOMAN,
            ratio: 0.6,
            low: 0.4,
            high: 0.7,
            verdict: 'act',
          },
        ],
        leftOut: [],
      },
    ],
    nothing: null,
  };
  expect(await readAs(admin)).toEqual(found);

  await people(job, { n: 100, sent: 100, gender: MAN });
  await judge(admin);
  expect(await readAs(admin)).toEqual(found);
});

test('under a hundred who told something nothing is compared, then or later', async () => {
  const { admin, job } = await organisation();
  // Rounded up wherever they can be, still under a hundred.
  await people(job, { n: 40, sent: 36, gender: WOMAN });
  await people(job, { n: 30, sent: 5, gender: MAN });
  await people(job, { n: 300, sent: 200, gender: null });
  expect(await readAs(admin)).toEqual({ years: [], nothing: 'no-closed-year' });
  await judge(admin);
  expect(await readAs(admin)).toEqual({ years: [], nothing: 'too-few-answers' });
  await people(job, { n: 300, sent: 20, gender: MAN });
  await judge(admin);
  expect(await readAs(admin)).toEqual({ years: [], nothing: 'too-few-answers' });
});

test('a year is judged when it is over for ninety days in the organisation’s zone, not before', async () => {
  const { admin, job } = await organisation();
  // Half past eleven at night in UTC on 31 December is half past twelve of the new year in Berlin.
  await server.given.owner.query(
    `update core.organisation set tz = 'Europe/Berlin' where org_id = $1`,
    [admin.orgId],
  );
  // All are counted anew, and what was planted before with them; multiples of 40 are published as they are.
  await people(job, { n: 120, sent: 80, gender: WOMAN });
  await people(job, { n: 120, sent: 80, gender: MAN });
  // 30 March is the 89th day of 2026 and 31 March the 90th: ninety days are over when the 1st of April begins.
  server.setNow(new Date('2026-03-31T21:59:00Z'));
  await judge(admin);
  expect((await readAs(admin)).nothing).toBe('no-closed-year');
  server.setNow(new Date('2026-03-31T22:00:00Z'));
  await judge(admin);
  expect(await readAs(admin)).toMatchObject({ years: [{ year: 2025 }], nothing: null });
  server.setNow(SETTLED);
});

test('two processes judge a year once', async () => {
  const { admin, job } = await organisation();
  await people(job, { n: 60, sent: 50, gender: WOMAN });
  await people(job, { n: 60, sent: 20, gender: MAN });
  await Promise.all([judge(admin), judge(admin)]);
  expect((await readAs(admin)).years).toHaveLength(1);
});

test('what was found can be changed by nobody, and another organisation sees none of it', async () => {
  const { admin, job } = await organisation();
  await people(job, { n: 60, sent: 50, gender: WOMAN });
  await people(job, { n: 60, sent: 20, gender: MAN });
  await judge(admin);
  const { orgId, id: actorId } = admin;
  for (const door of ['staff', 'aggregate'] as const)
    for (const statement of [
      'update report.adverse_impact set ratio = 1',
      'delete from report.adverse_impact_year',
    ])
      await expect(
        runTransactionByDoor({ services: server.services, door, actor: { orgId, actorId } }, (db) =>
          sql`${sql.raw(statement)}`.execute(db),
        ),
      ).rejects.toMatchObject({ code: '42501' });
  expect(await readAs((await organisation()).admin)).toEqual({
    years: [],
    nothing: 'no-closed-year',
  });
});
