import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { medianComparisonOfRounds, measureBareAndRealInTurns } from '../compare-real-with-bare.ts';
import { openHttpConnections } from '../measure-http-calls.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import { startServerUnderTest } from '../start-benchmark-and-server-under-test.ts';
import {
  type BenchmarkReportPeriod,
  LAST_THREE_MONTHS_PERIOD,
  LAST_TWO_YEARS_PERIOD,
} from './make-report-calls-and-compare-call-times.ts';
import type { ReportingOrganisationWithAdmin, ReportingBench } from './start-reporting-bench.ts';

const MB = 1_000_000;
const LOOK_MS = 50;
const SLOW_MS = 3_000;
const SETTLE_MS = 2_000;
const ROUNDS = 3;

/** Goal 8: everybody of two years as a file, beside the database handing over the same columns of the same rows. */
export async function measureApplicantsCsv(stage: ReportingBench): Promise<BenchmarkResult[]> {
  const organisation = stage.sizes.at(-1);
  if (organisation === undefined) return [];
  // A server that has done nothing else yet: memory that was taken once is not given back at once.
  const server = await startServerUnderTest(stage.url);
  try {
    return await measureIn(server.port, stage, organisation);
  } finally {
    server.close();
  }
}

async function measureIn(
  port: number,
  stage: ReportingBench,
  organisation: ReportingOrganisationWithAdmin,
): Promise<BenchmarkResult[]> {
  await download(port, organisation, LAST_THREE_MONTHS_PERIOD);
  const idle = await memoryOf(port, 'memory');
  let whole = { bytes: 0, lines: 0, firstByteMs: 0, ms: 0, peak: 0 };
  const firstBytes: number[] = [];
  const compared = medianComparisonOfRounds(
    await measureBareAndRealInTurns(ROUNDS, {
      real: async () => {
        whole = await download(port, organisation, LAST_TWO_YEARS_PERIOD);
        firstBytes.push(whole.firstByteMs);
        return whole.ms;
      },
      bare: () => copyOut(stage.owner, organisation, LAST_TWO_YEARS_PERIOD),
    }),
  );
  const slow = await readSlowly(port, organisation);
  const stopped = await timeToStop(port, stage, organisation);
  return [
    {
      what: `CSV of ${whole.lines} applications: time ÷ COPY`,
      measured: compared.ratio,
      unit: '×',
      goal: { atMost: 2 },
      seen: `${(compared.real / 1000).toFixed(1)} and ${(compared.bare / 1000).toFixed(1)} s; ${(whole.bytes / MB).toFixed(0)} MB`,
    },
    {
      what: 'CSV: first byte, the slowest of four',
      measured: Math.max(...firstBytes),
      unit: ' ms',
      goal: { atMost: 100 },
    },
    {
      what: 'CSV: memory of the app over idle, at its most',
      measured: (whole.peak - idle) / MB,
      unit: ' MB',
      goal: { atMost: 64 },
      seen: `${(idle / MB).toFixed(0)} MB idle`,
    },
    {
      what: 'CSV: memory over idle while its reader takes nothing',
      measured: (slow - idle) / MB,
      unit: ' MB',
      goal: { atMost: 64 },
    },
    {
      what: 'CSV: from leaving until the database is left alone',
      measured: stopped,
      unit: ' ms',
      goal: { atMost: 1000 },
    },
  ];
}

const pathOf = ({ from, until }: BenchmarkReportPeriod) =>
  `/api/applicant/list/csv?start=${from}&end=${until}`;

function open(
  port: number,
  { admin }: ReportingOrganisationWithAdmin,
  range = LAST_TWO_YEARS_PERIOD,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: pathOf(range), headers: admin, agent: false }, (reply) => {
      if (reply.statusCode === 200) resolve(reply);
      else reject(new Error(`the list of applicants answered ${reply.statusCode}`));
    }).on('error', reject);
  });
}

async function download(
  port: number,
  organisation: ReportingOrganisationWithAdmin,
  range: BenchmarkReportPeriod,
) {
  const startedAt = performance.now();
  const reply = await open(port, organisation, range);
  const found = { bytes: 0, lines: -1, firstByteMs: 0, ms: 0, peak: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      found.peak = Math.max(found.peak, await memoryOf(port, 'resident'));
      await sleep(LOOK_MS);
    }
  })();
  for await (const part of reply as AsyncIterable<Buffer>) {
    if (found.bytes === 0) found.firstByteMs = performance.now() - startedAt;
    found.bytes += part.length;
    for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) found.lines += 1;
  }
  found.ms = performance.now() - startedAt;
  isOver = true;
  await watching;
  return found;
}

async function readSlowly(
  port: number,
  organisation: ReportingOrganisationWithAdmin,
): Promise<number> {
  const reply = await open(port, organisation);
  reply.pause();
  await sleep(SLOW_MS);
  const resident = await memoryOf(port, 'resident');
  reply.destroy();
  return resident;
}

/** Until no connection of the server is at anything. */
async function timeToStop(
  port: number,
  { owner }: ReportingBench,
  organisation: ReportingOrganisationWithAdmin,
) {
  await sleep(SETTLE_MS);
  const reply = await open(port, organisation);
  await new Promise((resolve) => reply.once('data', resolve));
  reply.resume();
  await sleep(300);
  const leftAt = performance.now();
  reply.destroy();
  for (;;) {
    const { rows } = await owner.query<{ busy: boolean }>(
      `select exists (select from pg_stat_activity where usename = 'evenhand_app' and state <> 'idle') as busy`,
    );
    if (rows[0]?.busy === false) return performance.now() - leftAt;
    await sleep(5);
  }
}

/** After the garbage was collected, or as it is. */
async function memoryOf(port: number, how: 'memory' | 'resident'): Promise<number> {
  const line = openHttpConnections(port, 1);
  if (how === 'memory') await sleep(SETTLE_MS);
  const { text } = await line.send({ path: `/bench/${how}` });
  line.close();
  return Number(text);
}

/** The same columns of the same rows, as the owner, for whom there are no walls. */
async function copyOut(
  owner: pg.Pool,
  { orgId }: ReportingOrganisationWithAdmin,
  range: BenchmarkReportPeriod,
): Promise<number> {
  const client = await owner.connect();
  const startedAt = performance.now();
  try {
    await new Promise<void>((resolve, reject) => {
      client.query(copying(copyOf(orgId, range), { resolve, reject }));
    });
    return performance.now() - startedAt;
  } finally {
    client.release();
  }
}

/** COPY takes no parameters: these are a number of ours and two days. */
const copyOf = (orgId: number, { from, until }: BenchmarkReportPeriod) => `copy (
  select a.public_ref, j.title, j.team, j.grade, a.state, a.started_at::date, a.submitted_at::date, a.hired_at::date,
    a.rejected_at::date, case when i.opened_at is not null then i.source end,
    case when i.opened_at is not null then c.first_name end, case when i.opened_at is not null then c.last_name end,
    case when i.opened_at is not null then c.email end, r.mean
  from core.application a
  join core.job j on j.org_id = a.org_id and j.id = a.job_id
  left join pii.application_identity i on i.org_id = a.org_id and i.application_id = a.id
  left join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id
  left join lateral (select round(avg(r.stars), 2) as mean from core.review r join core.review_batch b
      on b.org_id = r.org_id and b.id = r.batch_id and b.released_at is not null
    where r.org_id = a.org_id and r.application_id = a.id) r on true
  where a.org_id = ${orgId} and a.submitted_at >= '${from}' and a.submitted_at < '${until}'::date + 1
  order by a.job_id desc, a.public_ref) to stdout (format csv)`;

/** What the driver needs for a statement of its own kind: what it is sent is taken and forgotten. */
function copying(
  text: string,
  { resolve, reject }: { resolve: () => void; reject: (error: Error) => void },
): pg.Submittable {
  let failure: Error | undefined;
  const hears = {
    submit: (connection: pg.Connection) => connection.query(text),
    handleCopyData: () => {},
    handleCommandComplete: () => {},
    handleError: (error: Error) => {
      failure = error;
    },
    handleReadyForQuery: () => (failure === undefined ? resolve() : reject(failure)),
  };
  return hears;
}
