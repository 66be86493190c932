import { randomBytes } from 'node:crypto';
import { derivePersonalLinkToken } from '../../server/access/derive-personal-link-token.ts';
import { deriveCsrfToken } from '../../server/access/session-cookie-and-csrf.ts';
import {
  type BareRealComparison,
  medianComparisonOfRounds,
  measureBareAndRealInTurns,
} from '../compare-real-with-bare.ts';
import {
  benchTokenConfig,
  issueJobLinkWithQuestionIds,
  makeVisitorSessionHeaders,
} from '../benchmark-session-headers-and-links.ts';
import { type HttpCall, openHttpConnections } from '../measure-http-calls.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import { runWorkInParallel } from '../run-work-in-parallel.ts';
import { waitUntilWorkerIsIdle } from '../wait-until-worker-is-idle.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';

const ROUNDS = 5;
const TEXT = 'I would first look at what we know, then ask those who were there. '.repeat(6);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_BODY = { 'content-type': 'application/json' };

type Timed = { whole: number; submit: number };
/** The calls one candidate makes: begin, an answer to each question, submit. */
type Way = {
  begin: (email: string) => HttpCall;
  answers: (application: number) => HttpCall[];
  submit: (application: number, email: string) => HttpCall;
};

/** Applying over HTTP, as a candidate's browser does it in six requests, against the bare rows in as many requests and transactions. */
export async function measureApplying(stage: RunningBenchmark): Promise<BenchmarkResult[]> {
  const { orgId, hotJobId } = stage.small;
  const job = await issueJobLinkWithQuestionIds(stage.owner, orgId, hotJobId);
  const ways = { bare: bareWay(orgId, hotJobId, job.questions), real: realWay(job) };
  const rows: BenchmarkResult[] = [];
  for (const clients of [8, 32]) {
    const rounds = await measureBareAndRealInTurns(ROUNDS, {
      bare: () => applyOnce(stage, ways.bare, clients),
      real: () => applyOnce(stage, ways.real, clients),
    });
    const of = (part: keyof Timed): BareRealComparison =>
      medianComparisonOfRounds(
        rounds.map(({ bare, real }) => ({ bare: bare[part], real: real[part] })),
      );
    const seen = ({ real, bare }: BareRealComparison) =>
      `${real.toFixed(0)} and ${bare.toFixed(0)} a second`;
    rows.push(
      {
        what: `applying over HTTP, ${clients} clients: real ÷ bare`,
        measured: of('whole').ratio,
        unit: '×',
        goal: { atLeast: 0.4 },
        seen: seen(of('whole')),
      },
      {
        what: `– of which the last step alone, ${clients} clients`,
        measured: of('submit').ratio,
        unit: '×',
        goal: null,
        seen: seen(of('submit')),
      },
    );
  }
  return rows;
}

/** One batch of applications, begun, answered and sent; what the worker still has to do is waited for and not timed. */
async function applyOnce(stage: RunningBenchmark, way: Way, clients: number): Promise<Timed> {
  const emails = Array.from(
    { length: Math.max(48, clients * 2) },
    () => `${randomBytes(9).toString('hex')}@example.com`,
  );
  const line = openHttpConnections(stage.port, clients);
  const beginMs = await runWorkInParallel(clients, emails, (email) => line.send(way.begin(email)));
  const ids = await applicationsOf(stage, emails);
  const begun = emails.map((email) => ({ email, id: ids.get(email) ?? 0 }));
  const answerMs = await runWorkInParallel(clients, begun, async ({ id }) => {
    for (const call of way.answers(id)) await line.send(call);
  });
  const submitMs = await runWorkInParallel(clients, begun, ({ id, email }) =>
    line.send(way.submit(id, email)),
  );
  line.close();
  await waitUntilWorkerIsIdle(stage);
  const aSecond = (ms: number) => (emails.length * 1000) / ms;
  return { whole: aSecond(beginMs + answerMs + submitMs), submit: aSecond(submitMs) };
}

/** The link is in the e-mail: here the application is looked up instead. */
async function applicationsOf(
  { owner, small }: RunningBenchmark,
  emails: string[],
): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ email: string; id: number }>(
    `select c.email, i.application_id as id from pii.candidate c
     join pii.application_identity i on i.org_id = c.org_id and i.candidate_id = c.id where c.org_id = $1 and c.email = any ($2)`,
    [small.orgId, emails],
  );
  return new Map(rows.map(({ email, id }) => [email, id]));
}

function realWay({ hash, questions }: { hash: string; questions: number[] }): Way {
  const { headers, csrf } = makeVisitorSessionHeaders();
  let caller = 0;
  const linkOf = (id: number) =>
    derivePersonalLinkToken('application', { id, serial: 1 }, benchTokenConfig);
  return {
    begin: (email) => {
      caller += 1;
      return {
        path: `/apply/${hash}`,
        method: 'POST',
        headers: {
          ...headers,
          ...FORM,
          'x-bench-network': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
        },
        body: new URLSearchParams({
          csrf,
          firstName: 'Some',
          lastName: 'One',
          email,
          consent: 'yes',
          source: '',
        }).toString(),
      };
    },
    answers: (id) =>
      questions.map((question) => ({
        path: `/application/${linkOf(id)}/answers/${question}`,
        method: 'PUT',
        headers: JSON_BODY,
        body: JSON.stringify({ text: TEXT, version: 0 }),
      })),
    submit: (id) => ({
      path: `/application/${linkOf(id)}/check`,
      method: 'POST',
      headers: { ...FORM, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({
        csrf: deriveCsrfToken(linkOf(id), benchTokenConfig),
        honest: 'yes',
      }).toString(),
    }),
  };
}

function bareWay(orgId: number, jobId: number, questions: number[]): Way {
  const post = (path: string, body: unknown): HttpCall => ({
    path,
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(body),
  });
  return {
    begin: (email) => post(`/bench/begin/${orgId}/${jobId}`, { email }),
    answers: (application) =>
      questions.map((question) =>
        post(`/bench/answer/${orgId}`, { application, question, text: TEXT }),
      ),
    submit: (application, email) => post(`/bench/submit/${orgId}/${jobId}`, { application, email }),
  };
}
