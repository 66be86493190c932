import type pg from 'pg';
import {
  askFailoverServer,
  type FailoverOperation,
} from './failover-operation-types-and-request.ts';
import { readReviewerScoresOverHttp } from './plant-failover-work-and-read-reviewer-scores.ts';

type Of<Kind extends FailoverOperation['kind']> = FailoverOperation & { kind: Kind };

/** Everything that was acknowledged and that the server does not know, asked by HTTP as people do; one sentence each. */
export async function findLostOperations(
  baseUrl: string,
  acknowledged: readonly FailoverOperation[],
): Promise<string[]> {
  const scores = new Map<string, Map<string, number | null>>();
  const losses: string[] = [];
  for (const operation of acknowledged) {
    const known = operation.kind === 'score' ? scores.get(operation.hash) : undefined;
    if (operation.kind === 'score' && known === undefined)
      scores.set(operation.hash, await readReviewerScoresOverHttp(baseUrl, operation.hash));
    const loss = await lossOf(baseUrl, operation, scores);
    if (loss !== undefined) losses.push(loss);
  }
  return losses;
}

async function lossOf(
  baseUrl: string,
  operation: FailoverOperation,
  scores: Map<string, Map<string, number | null>>,
): Promise<string | undefined> {
  switch (operation.kind) {
    case 'answer':
      return lossOfAnswer(baseUrl, operation);
    case 'submission':
      return lossOfSubmission(baseUrl, operation);
    case 'decision':
      return lossOfDecision(baseUrl, operation);
    case 'score': {
      const stars = scores.get(operation.hash)?.get(operation.itemId);
      return stars === operation.stars
        ? undefined
        : `a score is ${stars}, and ${operation.stars} was acknowledged`;
    }
  }
}

async function lossOfAnswer(baseUrl: string, { request, text }: Of<'answer'>) {
  const reply = await get(baseUrl, request.path);
  // The server's own answer, as the contract has it.
  const stored = reply.status === 200 ? (JSON.parse(reply.text) as { text: string }).text : '';
  return stored === text
    ? undefined
    : `an answer that was acknowledged is not there (${reply.status}, ${stored.length} characters)`;
}

/** Whoever has not sent in is led elsewhere. */
async function lossOfSubmission(baseUrl: string, { token }: Of<'submission'>) {
  const { status } = await get(baseUrl, `/application/${token}/status`);
  return status === 200 ? undefined : `a submission that was acknowledged is not there (${status})`;
}

async function lossOfDecision(
  baseUrl: string,
  { jobId, applicationId, state, request }: Of<'decision'>,
) {
  const path = `/api/manage/${jobId}/candidates/${applicationId}`;
  const reply = await get(baseUrl, path, request.headers);
  if (reply.status !== 200) return `a candidate who was decided on is not there (${reply.status})`;
  // The server's own answer, as the contract has it.
  const { candidate, history } = JSON.parse(reply.text) as {
    candidate: { state: string };
    history: { to: string }[];
  };
  const times = history.filter(({ to }) => to === state).length;
  return candidate.state === state && times === 1
    ? undefined
    : `somebody is ${candidate.state} and became ${state} ${times} times, and once was acknowledged`;
}

function get(baseUrl: string, path: string, { cookie = '' }: Record<string, string> = {}) {
  return askFailoverServer(baseUrl, { path, method: 'GET', headers: { cookie } });
}

/** What is there twice: nobody is shown it twice, so the database is asked. */
export async function findOperationsDoneTwice(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ what: string; n: number }>(
    `select kind || ' of one application' as what, count(*)::int as n from core.event
       where kind in ('application-submitted', 'application-hired', 'application-rejected')
       group by org_id, kind, subject_id having count(*) > 1
     union all select kind || ' of one application in the audit trail', count(*)::int from audit.entry
       where kind in ('application-submitted', 'application-hired', 'application-rejected')
       group by org_id, kind, subject having count(*) > 1
     union all select 'decision on one application', count(*)::int from core.decision
       where to_state in ('hired', 'rejected') group by org_id, application_id having count(*) > 1
     union all select 'answer to one question', count(*)::int from core.answer
       group by org_id, application_id, question_id having count(*) > 1`,
  );
  return rows.map(({ what, n }) => `${n} times: ${what}`);
}
