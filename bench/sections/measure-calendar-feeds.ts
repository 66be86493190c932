import { hashToken, randomToken } from '../../server/crypto/random-token-and-token-hash.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import { compareRealWithBareLatency, warmUpServerUnderTest } from '../compare-real-with-bare.ts';
import { openHttpConnections } from '../measure-http-calls.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';
import { formatRealAndBareMs } from './measure-job-list-and-format-real-and-bare-ms.ts';

const EVENTS = 500;

/** A member's calendar with many interviews, beside a handler that sends the very same bytes and asks nobody. */
export async function measureCalendarFeeds({
  port,
  owner,
  large,
}: RunningBenchmark): Promise<BenchmarkResult[]> {
  const token = await plantFeed(owner, large);
  const real = { path: `/feeds/${token}.ics` };
  const line = openHttpConnections(port, 1);
  const { text } = await line.send(real);
  line.close();
  const events = text.split('BEGIN:VEVENT').length - 1;
  if (events !== EVENTS) throw new Error(`the feed has ${events} events`);
  const pair = { bare: { path: `/bench/bytes/${Buffer.byteLength(text)}` }, real };
  await warmUpServerUnderTest(port, pair);
  const times = await compareRealWithBareLatency(port, pair);
  return [
    {
      what: `calendar feed of ${EVENTS} events: p50, real ÷ a handler that sends as many bytes`,
      measured: times.p50.ratio,
      unit: '×',
      goal: { atMost: 2 },
      seen: `${formatRealAndBareMs(times.p50)}; ${times.bytes.real} and ${times.bytes.bare} bytes`,
    },
  ];
}

/** Seats at so many interviews to come, and an address to read them at. */
async function plantFeed(
  owner: RunningBenchmark['owner'],
  { orgId, adminId, hotJobId }: RunningBenchmark['large'],
): Promise<string> {
  const token = randomToken();
  await owner.query(
    `with stage as (
       insert into core.stage (org_id, job_id, position, kind, name) values ($1, $3, 99, 'interview', 'Calendar')
       returning id),
     round as (
       insert into core.interview_round (org_id, job_id, stage_id, minutes) select $1, $3, id, 30 from stage
       returning id),
     interview as (
       insert into core.interview (org_id, round_id, application_id, state, starts_at, sequence)
       select $1, round.id, a.id, 'booked', now() + make_interval(hours => a.n::int), 0
       from round, (select id, row_number() over (order by id) as n from core.application
         where org_id = $1 and job_id = $3 and state not in ('rejected', 'withdrawn', 'erased', 'hired')
         order by id limit ${EVENTS}) a
       returning id),
     feed as (
       insert into core.calendar_feed (org_id, member_id, detail, token_hash, made_at)
       values ($1, $2, 'references', $4, now()))
     insert into core.interview_panel_member (org_id, interview_id, member_id) select $1, id, $2 from interview`,
    [orgId, adminId, hotJobId, hashToken(token)],
  );
  return token;
}
