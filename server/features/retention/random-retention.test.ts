import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  RETENTION_MODEL_APPLICATION_COUNT,
  DAY_MS,
  retentionModelDay,
  RETENTION_MODEL_JOB_COUNT,
  TestModelOfRetentionRule,
  type RetentionModelStep,
  RETENTION_MODEL_SHARED_APPLICATION,
  RETENTION_MODEL_START_MS,
  RETENTION_MODEL_UNFINISHED_APPLICATION,
} from '../../test/retention-model.ts';
import type { PlantedApplication } from '../../test/test-data-types.ts';
import { refreshRollupsOfAllOrganisations } from '../figures/refresh-rollups-of-one-or-all-organisations.ts';
import { eraseApplicationsPastRetention } from './erase-applications-past-retention.ts';

const server = startTestServer({ DATA_DIR: mkdtempSync(join(tmpdir(), 'evenhand-random-')) });
const job = fc.nat(RETENTION_MODEL_JOB_COUNT - 1);
const step: fc.Arbitrary<RetentionModelStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      days: fc.integer({ min: 1, max: 250 }),
    }),
  },
  fc.record({ kind: fc.constantFrom('close' as const, 'open' as const), job }),
  fc.record({
    kind: fc.constant('outcome' as const),
    job,
    status: fc.constantFrom('hired' as const, 'notHired' as const, 'waiting' as const),
  }),
  fc.record({
    kind: fc.constant('hold' as const),
    job,
    application: fc.option(fc.nat(RETENTION_MODEL_APPLICATION_COUNT - 1)),
    days: fc.integer({ min: 0, max: 300 }),
    isOfPerson: fc.boolean(),
  }),
  fc.constant({ kind: 'lift' as const }),
  fc.record({
    kind: fc.constant('agree' as const),
    job,
    application: fc.nat(RETENTION_MODEL_APPLICATION_COUNT - 1),
    days: fc.integer({ min: 0, max: 900 }),
  }),
);

const overBoth: RetentionModelStep[] = [0, 1].flatMap((of): RetentionModelStep[] => [
  { kind: 'close', job: of },
  { kind: 'outcome', job: of, status: 'notHired' },
]);
const hold = {
  kind: 'hold',
  job: 0,
  application: RETENTION_MODEL_SHARED_APPLICATION,
  days: 300,
} as const;
/** What chance comes upon too seldom: a hold that is lifted, one of a person, and one of several applications agreed to. */
const rareOnes: RetentionModelStep[][] = [
  [{ ...hold, isOfPerson: false }, { kind: 'lift' as const }],
  [{ ...hold, isOfPerson: true }],
  [{ kind: 'agree' as const, job: 1, application: RETENTION_MODEL_SHARED_APPLICATION, days: 900 }],
].map((rare) => [...overBoth, { kind: 'wait', days: 250 }, ...rare, { kind: 'wait', days: 150 }]);

test('after any sequence of outcomes, re-openings, holds and clocks, what is erased is exactly what the rule says, and frozen figures are equal to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const { given } = server;
      const { owner } = given;
      const org = await given.organisation();
      await owner.query(`update core.organisation set tz = 'UTC' where org_id = $1`, [org.id]);
      const admin = await given.member(org, { role: 'ADMIN' });
      const jobs = [];
      for (let n = 0; n < RETENTION_MODEL_JOB_COUNT; n += 1) {
        const made = await given.openJob(admin);
        const applications = [];
        for (let a = 0; a < RETENTION_MODEL_APPLICATION_COUNT; a += 1)
          applications.push(await given.application(made));
        jobs.push({ id: made.id, orgId: org.id, applications });
      }
      await owner.query(
        `update core.job set closes_at = null, open_until_filled = true where org_id = $1`,
        [org.id],
      );
      await owner.query(
        'update core.application set submitted_at = null, state = $2 where id = any ($1)',
        [
          jobs.map(({ applications }) => applications[RETENTION_MODEL_UNFINISHED_APPLICATION]?.id),
          'started',
        ],
      );
      await shareOnePerson(
        jobs.map(({ applications }) => applications[RETENTION_MODEL_SHARED_APPLICATION]),
      );
      await plantFrozenFigures(org.id);
      const frozen = await figuresOf(org.id);
      const model = new TestModelOfRetentionRule();
      const moment = () => new Date(RETENTION_MODEL_START_MS + model.day * DAY_MS);
      for (const one of steps) {
        if (one.kind === 'wait') {
          model.day += one.days;
          server.setNow(moment());
          await eraseApplicationsPastRetention(server.services);
          model.night();
          expect(await erasedOf(org.id, jobs)).toEqual([...model.erased].toSorted());
          continue;
        }
        model.do(one);
        if (one.kind === 'lift') {
          await owner.query(
            `update core.retention_hold set ended_at = $2, lifted_by = $3, lift_reason = 'Nothing came of it.' where id =
               (select min(id) from core.retention_hold where org_id = $1 and ended_at is null)`,
            [org.id, moment(), admin.id],
          );
          continue;
        }
        const of = jobs[one.job];
        if (of === undefined) continue;
        if (one.kind === 'close')
          await owner.query(
            'update core.job set closes_at = coalesce(closes_at, $2) where id = $1',
            [of.id, moment()],
          );
        if (one.kind === 'open')
          await owner.query('update core.job set closes_at = null where id = $1', [of.id]);
        if (one.kind === 'outcome')
          await owner.query(
            `update core.job set status = $2, status_set_at = $3,
               status_waiting_at = case when $2 = 'waiting' then $3::timestamptz end where id = $1`,
            [of.id, one.status, moment()],
          );
        if (one.kind === 'hold')
          await given.hold(
            admin,
            {
              jobId: of.id,
              orgId: org.id,
              id: one.application === null ? null : (of.applications[one.application]?.id ?? null),
            },
            {
              endsOn: retentionModelDay(model.day + one.days),
              coversPerson: one.isOfPerson && one.application !== null,
            },
          );
        if (one.kind === 'agree')
          await owner.query(
            `update pii.candidate set contact_until = $2 where id =
               (select candidate_id from pii.application_identity where application_id = $1)`,
            [
              of.applications[one.application]?.id,
              new Date(moment().getTime() + one.days * DAY_MS),
            ],
          );
      }
      expect(await figuresOf(org.id)).toBe(frozen);
    }),
    { numRuns: 12, endOnFailure: true, examples: rareOnes.map((steps) => [steps]) },
  );
});

async function shareOnePerson(
  applications: readonly (PlantedApplication | undefined)[],
): Promise<void> {
  const [first, ...others] = applications;
  for (const other of others)
    await server.given.owner.query(
      `with person as (select org_id, candidate_id from pii.application_identity where application_id = $1),
         attempt as (insert into pii.candidate_job (org_id, candidate_id, job_id)
           select org_id, candidate_id, $3 from person)
       update pii.application_identity set candidate_id = (select candidate_id from person) where application_id = $2`,
      [first?.id, other?.id, other?.jobId],
    );
}

async function erasedOf(
  orgId: number,
  jobs: readonly { applications: readonly { id: number }[] }[],
): Promise<string[]> {
  const { rows } = await server.given.owner.query<{ id: number }>(
    `select id from core.application where org_id = $1 and state = 'erased'`,
    [orgId],
  );
  const ids = new Set(rows.map(({ id }) => id));
  return jobs
    .flatMap(({ applications }, n) =>
      applications.flatMap(({ id }, a) => (ids.has(id) ? [`${n} ${a}`] : [])),
    )
    .toSorted();
}

async function plantFrozenFigures(orgId: number): Promise<void> {
  await server.given.owner.query(
    `with period as (
       insert into report.period_table (org_id, dimension, from_day, until_day, named, frozen_at, looked_at)
         values ($1, 'org', '2023-01-01', '2023-01-31', '{}', '2023-02-02', '2023-02-02') returning org_id, id)
     insert into report.published_group (org_id, table_id, group_value, cells)
       select org_id, id, 'all', '{"gender": {"woman": {"submit": 25}}}' from period`,
    [orgId],
  );
}

/** Every figure that stands of an organisation, frozen or added up from what its candidates have reached, as text. */
async function figuresOf(orgId: number): Promise<string> {
  await refreshRollupsOfAllOrganisations(server.services);
  const tables = [
    'report.period_table',
    'report.published_group',
    'core.rollup_day',
    'core.rollup_month',
    'core.cohort_day',
    'core.cohort_month',
    'core.experience_day',
  ];
  const { rows } = await server.given.owner.query<{ figures: string }>(
    `select string_agg(name || ' ' || coalesce(line, ''), E'\n' order by name, line) as figures from (${tables
      .map(
        (table) =>
          `select '${table}' as name, (select string_agg(t::text, ' ' order by t::text) from ${table} t where org_id = $1) as line`,
      )
      .join(' union all ')}) all_of_them`,
    [orgId],
  );
  const figures = rows[0]?.figures ?? '';
  expect(figures).toMatch(/submit"+: 25/);
  expect(figures).toMatch(/core\.cohort_month \(/);
  return figures;
}
