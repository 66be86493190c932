import { runTransactionByDoor } from '../../server/access/transactions-by-door-or-token.ts';
import { derivePersonalLinkToken } from '../../server/access/derive-personal-link-token.ts';
import { deriveCsrfToken } from '../../server/access/session-cookie-and-csrf.ts';
import { hashToken } from '../../server/crypto/random-token-and-token-hash.ts';
import { findFreeInterviewSlotsOfRounds } from '../../server/features/interview-booking/sql/own-interviews-and-free-slots.ts';
import type { Services } from '../../server/services-type.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import { measureBareAndRealInTurns, medianComparisonOfRounds } from '../compare-real-with-bare.ts';
import { median, openHttpConnections } from '../measure-http-calls.ts';
import { makeServicesForBenchmark } from '../make-services-for-benchmark.ts';
import { runWorkInParallel } from '../run-work-in-parallel.ts';
import { benchTokenConfig } from '../benchmark-session-headers-and-links.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';

const CANDIDATES = 50;
const FREE_SLOTS = 500;
const ROUNDS = 7;
const READS_A_ROUND = 200;

type Planted = {
  roundId: number;
  slots: number[];
  /** One each, invited to the round. */
  invited: { interviewId: number; applicationId: number; token: string }[];
};

/** Fifty candidates who want one time, and what it costs one of them to be shown five hundred. */
export async function measureInterviewBooking(stage: RunningBenchmark): Promise<BenchmarkResult[]> {
  const planted = await plantRound(stage);
  const services = makeServicesForBenchmark(stage.url);
  const results = [await measureFreeSlots(services, stage, planted)];
  await Promise.all(Object.values(services.pools).map(({ db }) => db.destroy()));
  return [...results, await measureBooking(stage, planted)];
}

/** Through the candidate's door both: all times that are free for somebody, and their application by its key. */
async function measureFreeSlots(
  services: Services,
  { large: { orgId } }: RunningBenchmark,
  { roundId, invited }: Planted,
): Promise<BenchmarkResult> {
  const now = new Date();
  const actor = { orgId, actorId: invited[0]?.applicationId ?? 0 };
  const [bare, real] = [
    () =>
      runTransactionByDoor({ services, door: 'candidate', actor }, (db) =>
        db.selectFrom('core.application').select('id').where('id', '=', actor.actorId).execute(),
      ),
    () =>
      runTransactionByDoor({ services, door: 'candidate', actor }, (db) =>
        findFreeInterviewSlotsOfRounds(db, { roundIds: [roundId], now }),
      ),
  ];
  const found = (await real()).length;
  if (found !== FREE_SLOTS) throw new Error(`${found} times are free`);
  const medianMs = (read: () => Promise<unknown>) => async () => {
    const times: number[] = [];
    for (let n = 0; n < READS_A_ROUND; n += 1) {
      const startedAt = performance.now();
      await read();
      times.push(performance.now() - startedAt);
    }
    return median(times);
  };
  const compared = medianComparisonOfRounds(
    await measureBareAndRealInTurns(ROUNDS, { bare: medianMs(bare), real: medianMs(real) }),
  );
  return {
    what: `the ${FREE_SLOTS} free times of a round ÷ one row by its key, both through the candidate's door`,
    measured: compared.ratio,
    unit: '×',
    goal: { atMost: 3 },
    seen: `${compared.real.toFixed(2)} and ${compared.bare.toFixed(2)} ms`,
  };
}

/** As their pages' forms send it, all at the same moment, for one time after another. */
async function measureBooking(
  { port }: RunningBenchmark,
  { slots, invited }: Planted,
): Promise<BenchmarkResult> {
  const line = openHttpConnections(port, CANDIDATES);
  // Each has opened the page before, and a server runs for weeks: its first answers are not what it is like.
  const openPages = () =>
    runWorkInParallel(8, invited, async ({ token }) => {
      await line.send({ path: `/application/${token}/interview` });
    });
  for (let n = 0; n < 3; n += 1) await openPages();
  const times: number[] = [];
  let waiting = invited;
  for (const slot of slots.slice(0, ROUNDS)) {
    const startedAt = performance.now();
    const booked = await Promise.all(
      waiting.map(async ({ interviewId, token }) => {
        const fields = {
          csrf: deriveCsrfToken(token, benchTokenConfig),
          interview: `${interviewId}`,
        };
        try {
          await line.send({
            path: `/application/${token}/interview`,
            method: 'POST',
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              'sec-fetch-site': 'same-origin',
            },
            body: new URLSearchParams({ ...fields, version: '1', slot: `${slot}` }).toString(),
          });
          return true;
        } catch (error) {
          // A time that somebody else has is answered with 409 and the times that are left.
          if (error instanceof Error && error.message.includes(' answered 409')) return false;
          throw error;
        }
      }),
    );
    times.push(performance.now() - startedAt);
    const winners = booked.filter(Boolean).length;
    if (winners !== 1) throw new Error(`${winners} have booked one time`);
    waiting = waiting.filter((_each, i) => !booked[i]);
  }
  line.close();
  return {
    what: `${CANDIDATES} candidates book one time at once: until the last of them knows`,
    measured: median(times),
    unit: ' ms',
    goal: { atMost: 1000 },
    seen: `one got it each time; ${FREE_SLOTS} times were shown to each of the others`,
  };
}

async function plantRound({
  owner,
  large: { orgId, adminId, hotJobId },
}: RunningBenchmark): Promise<Planted> {
  const { rows: stages } = await owner.query<{ id: number }>(
    `with stage as (
       insert into core.stage (org_id, job_id, position, kind, name) values ($1, $2, 98, 'interview', 'Booking')
       returning id)
     insert into core.interview_round (org_id, job_id, stage_id, minutes) select $1, $2, id, 30 from stage
     returning id`,
    [orgId, hotJobId],
  );
  const roundId = stages[0]?.id ?? 0;
  const { rows: slots } = await owner.query<{ id: number }>(
    `insert into core.interview_slot (org_id, round_id, starts_at, ends_at, minutes, created_by)
     select $1, $2, start, start + interval '30 minutes', 30, $3
     from generate_series(1, ${FREE_SLOTS}) n, lateral (
       select date_trunc('hour', now()) + interval '3 days' + make_interval(mins => 30 * n) as start) t
     returning id`,
    [orgId, roundId, adminId],
  );
  const { rows: invited } = await owner.query<{
    interviewId: number;
    applicationId: number;
    token: string;
  }>(
    `with candidate as (
       update core.application set state = 'interviews_tasks', interviewed_at = now()
       where org_id = $1 and id in (select id from core.application
         where org_id = $1 and job_id = $2 and state in ('submitted', 'in_review') order by id limit ${CANDIDATES})
       returning id)
     insert into core.interview (org_id, round_id, application_id) select $1, $3, id from candidate
     returning id as "interviewId", application_id as "applicationId", '' as token`,
    [orgId, hotJobId, roundId],
  );
  for (const each of invited) {
    each.token = derivePersonalLinkToken(
      'application',
      { id: each.applicationId, serial: 1 },
      benchTokenConfig,
    );
    await owner.query(
      `insert into auth.token (token_hash, kind, org_id, reference) values ($1, 'application', $2, $3)
       on conflict do nothing`,
      [hashToken(each.token), orgId, each.applicationId],
    );
  }
  await owner.query('analyze core.interview_slot, core.interview');
  return { roundId, slots: slots.map(({ id }) => id), invited };
}
