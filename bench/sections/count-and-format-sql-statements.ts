import {
  issueUnsentApplicationLink,
  issueJobLinkWithQuestionIds,
  issueReviewerLink,
  makeVisitorSessionHeaders,
} from '../benchmark-session-headers-and-links.ts';
import { type HttpCall, openHttpConnections } from '../measure-http-calls.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';

export type SqlStatementCount = { path: string; door: string; asked: number; trips: number };

/** Statements of every GET there is: those that ask for something, and all round trips to the database. */
export async function countSqlStatementsOfRoutes(
  stage: RunningBenchmark,
): Promise<{ rows: BenchmarkResult[]; routes: SqlStatementCount[]; notReached: string[] }> {
  const line = openHttpConnections(stage.port, 1);
  const send = async (call: HttpCall) => {
    await line.send({ path: '/bench/statements' });
    await line.send(call);
    const told = await line.send({ path: '/bench/statements' });
    return JSON.parse(told.text) as { trips: number; asked: number; texts: string[] }; // As bench/statement-counter-route.ts answers.
  };
  const callOf = await callsOn(stage);
  const routes: SqlStatementCount[] = [];
  const notReached: string[] = [];
  for (const { path, door, isPage } of stage.gets) {
    const call = callOf({ path, door, isPage });
    // The first call may open a connection, move the session's last sight or fill a cache.
    const counted =
      call &&
      (await send(call)
        .then(() => send(call))
        .catch((error: Error) => void notReached.push(`${path}: ${error.message.slice(0, 120)}`)));
    if (counted) routes.push({ path, door, asked: counted.asked, trips: counted.trips });
    else if (!call) notReached.push(path);
  }
  line.close();
  const list = routes.find(({ path }) => path === '/job/list-es');
  const rows: BenchmarkResult[] = [
    {
      what: 'job list: SQL statements besides begin, set_config and commit',
      measured: list?.asked ?? Number.NaN,
      unit: ' statements',
      goal: { atMost: 3 },
      seen: `${list?.trips} round trips`,
    },
  ];
  return { rows, routes, notReached };
}

async function callsOn({ owner, large }: RunningBenchmark) {
  const { orgId, hotJobId, fiftyJobId, admin } = large;
  const review = await issueReviewerLink(owner, orgId, fiftyJobId);
  const job = await issueJobLinkWithQuestionIds(owner, orgId, hotJobId);
  const token = await issueUnsentApplicationLink(owner, orgId, hotJobId);
  // An own link of the admin's, so that there is a token to ask for.
  await owner.query(
    'insert into core.reviewer_link (org_id, job_id, member_id) values ($1, $2, $3) on conflict do nothing',
    [orgId, hotJobId, large.adminId],
  );
  const { rows } = await owner.query<{ id: number }>(
    'select id from core.application where org_id = $1 and job_id = $2 and reviews_expected > 0 limit 1',
    [orgId, hotJobId],
  );
  const known: Record<string, string | number | undefined> = {
    jobId: hotJobId,
    id: hotJobId,
    applicationId: rows[0]?.id,
    questionId: job.questions[0],
    number: 1,
    token,
  };
  return ({
    path,
    door,
  }: {
    path: string;
    door: string;
    isPage: boolean;
  }): HttpCall | undefined => {
    const hash = door === 'reviewer' ? review.token : job.hash;
    const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(name === 'hash' ? hash : (known[name] ?? whole)),
    );
    if (filled.includes('{')) return undefined;
    return {
      path: filled,
      headers: door === 'staff' ? admin : makeVisitorSessionHeaders().headers,
    };
  };
}

export function formatSqlStatementTable(routes: readonly SqlStatementCount[]): string {
  const lines = routes
    .toSorted((a, b) => a.door.localeCompare(b.door) || a.path.localeCompare(b.path))
    .map(
      ({ path, door, asked: query, trips }) =>
        `| \`GET ${path}\` | ${door} | ${query} | ${trips} |`,
    );
  return [
    '| Route | Door | Statements | Round trips in all |',
    '|---|---|---:|---:|',
    ...lines,
  ].join('\n');
}
