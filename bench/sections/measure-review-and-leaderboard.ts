import { compareRealWithBareLatency } from '../compare-real-with-bare.ts';
import { issueReviewerLink } from '../benchmark-session-headers-and-links.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';
import { formatRealAndBareMs } from './measure-job-list-and-format-real-and-bare-ms.ts';

/** Goal 7: what a reviewer opens and what a hiring team looks at, against one row read through the same door. */
export async function measureReviewAndLeaderboard({
  owner,
  port,
  large,
}: RunningBenchmark): Promise<BenchmarkResult[]> {
  const twenty = await issueReviewerLink(owner, large.orgId, large.twentyJobId);
  const all = await issueReviewerLink(owner, large.orgId, large.hotJobId);
  const batchOf = (link: typeof all) =>
    compareRealWithBareLatency(port, {
      bare: { path: `/bench/reviewer/${link.token}/${link.item}` },
      real: { path: `/freview/${link.token}/reviews` },
    });
  const boardOf = (jobId: number) =>
    compareRealWithBareLatency(port, {
      bare: { path: `/bench/staff/${jobId}`, headers: large.admin },
      real: { path: `/api/manage/${jobId}/leaderboard`, headers: large.admin },
    });
  const batch = await batchOf(twenty);
  const hugeBatch = await batchOf(all);
  const perAnswerUs =
    ((hugeBatch.p50.real - batch.p50.real) * 1000) / (all.answers - twenty.answers);
  const board = await boardOf(large.fiftyJobId);
  const hotBoard = await boardOf(large.hotJobId);
  const ranked = await reviewedIn(owner, large);
  return [
    {
      what: `reviewer's batch of ${twenty.answers}: p50 ÷ one row`,
      measured: batch.p50.ratio,
      unit: '×',
      goal: { atMost: 3 },
      seen: formatRealAndBareMs(batch.p50),
    },
    {
      what: `reviewer's batch of ${all.answers}: p50 ÷ one row`,
      measured: hugeBatch.p50.ratio,
      unit: '×',
      goal: null,
      seen: `${formatRealAndBareMs(hugeBatch.p50)}; ${(hugeBatch.bytes.real / 1000).toFixed(0)} kB`,
    },
    {
      what: "reviewer's batch: each further answer",
      measured: perAnswerUs,
      unit: ' µs',
      goal: null,
    },
    {
      what: `leaderboard of ${ranked.fifty}: p50 ÷ one row`,
      measured: board.p50.ratio,
      unit: '×',
      goal: { atMost: 3 },
      seen: formatRealAndBareMs(board.p50),
    },
    {
      what: `leaderboard of the hottest role, ${ranked.hot}: p50 ÷ one row`,
      measured: hotBoard.p50.ratio,
      unit: '×',
      goal: { atMost: 3 },
      seen: `${formatRealAndBareMs(hotBoard.p50)}; ${(hotBoard.bytes.real / 1000).toFixed(0)} kB`,
    },
  ];
}

async function reviewedIn(
  owner: RunningBenchmark['owner'],
  { orgId, fiftyJobId, hotJobId }: RunningBenchmark['large'],
) {
  const { rows } = await owner.query<{ fifty: number; hot: number }>(
    `select count(*) filter (where job_id = $2)::int as fifty, count(*) filter (where job_id = $3)::int as hot
     from core.application where org_id = $1 and reviews_expected > 0`,
    [orgId, fiftyJobId, hotJobId],
  );
  return rows[0] ?? { fifty: 0, hot: 0 };
}
