import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import type { GivenApplication } from '../../test/test-data-types.ts';
import { refreshRollupsOfAllOrganisations } from '../figures/refresh-rollups.ts';
import { eraseWhatHasRunOut } from './erase-what-has-run-out.ts';

const server = startTestServer({ DATA_DIR: mkdtempSync(join(tmpdir(), 'evenhand-random-')) });
const DAY_MS = 86_400_000;
const START = Date.parse('2024-01-01T03:00:00Z');

type Step =
  | { kind: 'wait'; days: number }
  | { kind: 'close' | 'open'; job: number }
  | { kind: 'outcome'; job: number; status: 'hired' | 'notHired' | 'waiting' }
  | { kind: 'hold'; job: number; application: number | null; days: number; isOfPerson: boolean }
  | { kind: 'lift' }
  | { kind: 'agree'; job: number; application: number; days: number };

const JOBS = 2;
const APPLICATIONS = 3;
/** Of each role: one of somebody who has applied to all of them, and one that was never sent in. */
const [SHARED, UNFINISHED] = [0, 2];
const job = fc.nat(JOBS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
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
    application: fc.option(fc.nat(APPLICATIONS - 1)),
    days: fc.integer({ min: 0, max: 300 }),
    isOfPerson: fc.boolean(),
  }),
  fc.constant({ kind: 'lift' as const }),
  fc.record({
    kind: fc.constant('agree' as const),
    job,
    application: fc.nat(APPLICATIONS - 1),
    days: fc.integer({ min: 0, max: 900 }),
  }),
);

/** The rule once more, in the plainest way: a day at a time. */
class Model {
  day = 0;
  jobs = Array.from({ length: JOBS }, () => ({
    closedOn: null as number | null,
    status: null as string | null,
    saidOn: 0,
  }));
  holds: { job: number; application: number | null; until: number; isOfPerson: boolean }[] = [];
  /** Until when people have agreed to hear of other roles. */
  agreed = new Map<string, string>();
  erased = new Set<string>();

  do(one: Exclude<Step, { kind: 'wait' }>): void {
    if (one.kind === 'lift') {
      this.holds.shift();
      return;
    }
    const of = this.jobs[one.job];
    if (of === undefined) return;
    if (one.kind === 'close') of.closedOn ??= this.day;
    if (one.kind === 'open') of.closedOn = null;
    if (one.kind === 'outcome') Object.assign(of, { status: one.status, saidOn: this.day });
    if (one.kind === 'hold') this.holds.push({ ...one, until: this.day + one.days });
    if (one.kind === 'agree' && !this.erased.has(`${one.job} ${one.application}`))
      this.agreed.set(personOf(one.job, one.application), dayOf(this.day + one.days));
  }

  night(): void {
    this.holds = this.holds.filter(({ until }) => until >= this.day);
    for (const [n, of] of this.jobs.entries()) {
      for (let a = 0; a < APPLICATIONS; a += 1) {
        const last = this.lastDay(of, a === UNFINISHED ? 6 : 12);
        const isHeld = this.holds.some(
          (hold) =>
            (hold.job === n && (hold.application === null || hold.application === a)) ||
            (hold.isOfPerson && hold.application === SHARED && a === SHARED),
        );
        const today = dayOf(this.day);
        const agreed = this.isNewest(n, a) ? this.agreed.get(personOf(n, a)) : undefined;
        if (last !== null && last < today && (agreed ?? '') < today && !isHeld)
          this.erased.add(`${n} ${a}`);
      }
    }
  }

  /** What somebody has agreed to is kept with the newest application that they have. */
  isNewest(n: number, a: number): boolean {
    const later = Array.from({ length: JOBS }, (_, at) => at).filter((at) => at > n);
    return a !== SHARED || later.every((at) => this.erased.has(`${at} ${a}`));
  }

  /** The last day on which the role's applications are kept; null while no time runs. */
  lastDay(
    of: { closedOn: number | null; status: string | null; saidOn: number },
    months: number,
  ): string | null {
    const { closedOn, status, saidOn } = of;
    if (closedOn === null) return null;
    const from = Math.max(closedOn, status === null ? 0 : saidOn);
    if (status === 'hired' || status === 'notHired') return monthsOn(dayOf(from), months);
    const silent = monthsOn(dayOf(from), 6);
    return silent <= dayOf(this.day) ? monthsOn(silent, months) : null;
  }
}

const personOf = (n: number, a: number) => (a === SHARED ? 'somebody' : `${n} ${a}`);
const dayOf = (n: number) => new Date(START + n * DAY_MS).toISOString().slice(0, 10);

function monthsOn(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  for (let d = date; ; d -= 1) {
    const then = new Date(Date.UTC(year, month - 1 + months, d));
    if (then.getUTCDate() === d) return then.toISOString().slice(0, 10);
  }
}

test('after any sequence of outcomes, re-openings, holds and clocks, what is erased is exactly what the rule says, and frozen figures are equal to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const { given } = server;
      const { owner } = given;
      const org = await given.organisation();
      await owner.query(`update core.organisation set tz = 'UTC' where org_id = $1`, [org.id]);
      const admin = await given.member(org, { role: 'ADMIN' });
      const jobs = [];
      for (let n = 0; n < JOBS; n += 1) {
        const made = await given.openJob(admin);
        const applications = [];
        for (let a = 0; a < APPLICATIONS; a += 1) applications.push(await given.application(made));
        jobs.push({ id: made.id, orgId: org.id, applications });
      }
      await owner.query(
        `update core.job set closes_at = null, open_until_filled = true where org_id = $1`,
        [org.id],
      );
      await owner.query(
        'update core.application set submitted_at = null, state = $2 where id = any ($1)',
        [jobs.map(({ applications }) => applications[UNFINISHED]?.id), 'started'],
      );
      await shareOnePerson(jobs.map(({ applications }) => applications[SHARED]));
      await plantFrozenFigures(org.id);
      const frozen = await figuresOf(org.id);
      const model = new Model();
      const moment = () => new Date(START + model.day * DAY_MS);
      for (const one of steps) {
        if (one.kind === 'wait') {
          model.day += one.days;
          server.setNow(moment());
          await eraseWhatHasRunOut(server.services);
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
              endsOn: dayOf(model.day + one.days),
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
    { numRuns: 12, endOnFailure: true },
  );
});

async function shareOnePerson(
  applications: readonly (GivenApplication | undefined)[],
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
