import { readFileSync } from 'node:fs';
import type pg from 'pg';
import {
  compareRealWithBareLatency,
  measureBareAndRealInTurns,
  medianComparisonOfRounds,
  type BareRealComparison,
} from '../compare-real-with-bare.ts';
import { generateOrganisation } from '../generate-benchmark-organisation-and-people.ts';
import { median, openHttpConnections } from '../measure-http-calls.ts';
import { insertAdminSession, issueReviewerLink } from '../benchmark-session-headers-and-links.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';
import { formatRealAndBareMs } from './measure-job-list-and-format-real-and-bare-ms.ts';

/** The hottest of three roles gets half of them, and a quarter of those are in review: five thousand. */
const APPLICATIONS = 40_000;
const MARKS_A_ROUND = 300;
const ROUNDS = 7;
/** How a mark was stored before scores were stored with it. */
const EARLIER_SCORE = readFileSync(new URL('../earlier-score.sql', import.meta.url), 'utf8');

type Board = { orgId: number; jobId: number; candidates: number; admin: Record<string, string> };

/** What a long leaderboard costs whoever looks at it, and whoever adds a mark to it. */
export async function measureLeaderboardPagesAndSavingMark(
  stage: RunningBenchmark,
): Promise<BenchmarkResult[]> {
  const board = await generateLongBoard(stage.owner);
  return [...(await measurePages(stage, board)), await measureMark(stage, board)];
}

async function generateLongBoard(owner: pg.Pool): Promise<Board> {
  const org = await generateOrganisation(owner, { applications: APPLICATIONS, jobs: 3 });
  const admin = await insertAdminSession(owner, org);
  const { rows } = await owner.query<{ n: number }>(
    'select count(*)::int as n from core.ranking where org_id = $1 and job_id = $2',
    [org.orgId, org.hotJobId],
  );
  await owner.query('analyze');
  return { orgId: org.orgId, jobId: org.hotJobId, candidates: rows[0]?.n ?? 0, admin };
}

async function measurePages(
  { owner, port }: RunningBenchmark,
  { orgId, jobId, candidates, admin }: Board,
): Promise<BenchmarkResult[]> {
  const pages = Math.ceil(candidates / 50);
  const { rows } = await owner.query<{ ref: string }>(
    `select a.public_ref as ref from core.ranking r join core.application a on a.org_id = r.org_id and a.id = r.application_id
     where r.org_id = $1 and r.job_id = $2 order by r.complete desc, r.overall desc, r.lot offset $3 limit 1`,
    [orgId, jobId, Math.floor(candidates / 2)],
  );
  const results: BenchmarkResult[] = [];
  for (const [page, query] of [
    ['the first page', 'page=1'],
    ['the last page', `page=${pages}`],
    ['the page of a reference', `find=${rows[0]?.ref}`],
  ] as const) {
    const compared = await compareRealWithBareLatency(port, {
      bare: { path: `/bench/staff/${jobId}`, headers: admin },
      real: { path: `/api/manage/${jobId}/leaderboard?${query}`, headers: admin },
    });
    results.push({
      what: `leaderboard of ${candidates}, ${page}: p50 ÷ one row`,
      measured: compared.p50.ratio,
      unit: '×',
      // Whoever looks for a reference asks two things, and is shown both.
      goal: page === 'the page of a reference' ? null : { atMost: 3 },
      seen: `${formatRealAndBareMs(compared.p50)}; ${(compared.bytes.real / 1000).toFixed(0)} kB`,
    });
  }
  return results;
}

/** The same call of a reviewer with the function of the database as it is, and as it was before. */
async function measureMark(
  { owner, port }: RunningBenchmark,
  { orgId, jobId, candidates }: Board,
): Promise<BenchmarkResult> {
  const link = await issueReviewerLink(owner, orgId, jobId);
  const { rows } = await owner.query<{ id: string; stars: number }>(
    `select i.id, i.stars from blind.review_item i join blind.review_session s on s.org_id = i.org_id and s.id = i.session_id
       join core.reviewer_link l on l.org_id = s.org_id and l.id = s.link_id
     where i.org_id = $1 and l.job_id = $2 and i.stars is not null
       and l.id = (select session.link_id from blind.review_session session join blind.review_item own
         on own.org_id = session.org_id and own.session_id = session.id where own.id = $3)
     order by i.id`,
    [orgId, jobId, link.item],
  );
  const { rows: functions } = await owner.query<{ now: string }>(
    `select pg_get_functiondef('blind.score'::regproc) as now`,
  );
  const line = openHttpConnections(port, 1);
  let marked = 0;
  const markMs = async (definition: string) => {
    await owner.query(definition);
    const times: number[] = [];
    for (let n = 0; n < MARKS_A_ROUND; n += 1) {
      const item = rows[marked % rows.length];
      if (item === undefined) throw new Error('nothing of the role is scored');
      marked += 1;
      // Another one than it had, so that there is something to store.
      item.stars = (item.stars % 5) + 1;
      const answered = await line.send({
        path: `/freview/${link.token}/reviews/${item.id}`,
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ score: item.stars }),
      });
      times.push(answered.ms);
    }
    return median(times);
  };
  const compared: BareRealComparison = medianComparisonOfRounds(
    await measureBareAndRealInTurns(ROUNDS, {
      bare: () => markMs(EARLIER_SCORE),
      real: () => markMs(functions[0]?.now ?? ''),
    }),
  );
  line.close();
  return {
    what: `a mark among ${candidates} with all its scores: p50 ÷ the mark alone, as it was`,
    measured: compared.ratio,
    unit: '×',
    goal: { atMost: 1.3 },
    seen: formatRealAndBareMs(compared),
  };
}
