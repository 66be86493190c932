import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  AdvertAnalysis,
  DatedAdvertScore,
  analyseAdvertEndpoint,
} from '@evenhand/contract/advert-analysis.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type {
  EndpointContext,
  EndpointPrepareStepBeforeTransaction,
} from '../../http/add-endpoint-route.ts';
import { analyseAdvertInThread } from './analyse-advert-in-thread.ts';
import { loadAdvertForMember } from './load-advert-for-member.ts';
import { addToAdvertScoreHistory } from './rules/add-to-advert-score-history.ts';
import { findTopicsCoveredByJobFields } from './rules/topics-covered-by-job-fields.ts';
import {
  findAdvertScoreHistory,
  lockAdvertScoreHistory,
  updateScoreHistoryOfAdvertAnalysisRow,
} from './sql/advert-analysis-job-facts-scores-and-attempts.ts';

type Read = { report: AdvertAnalysis; mayEdit: boolean };

/** Has the advert of a role read, between two transactions: the text is a stranger’s, and may take its time. */
export const analyseJobAdvert: EndpointPrepareStepBeforeTransaction<
  typeof analyseAdvertEndpoint,
  Read
> = async ({ visit, params, body, services }) => {
  const advert = await loadAdvertForMember(visit, { jobId: params.jobId });
  const { ignored, mayEdit } = advert;
  const question = { text: body.text, facts: findTopicsCoveredByJobFields(advert), ignored };
  return async () => ({ report: await analyseAdvertInThread(services, question), mayEdit });
};

/** The report, with how the score went; whoever may change the advert leaves its score there, but support does not. */
export async function saveAdvertScoreAndReturnReport(
  { visit, db, params, visitor }: EndpointContext<typeof analyseAdvertEndpoint>,
  { report, mayEdit }: Read,
): Promise<ResponseOf<typeof analyseAdvertEndpoint>> {
  const { score, words } = report;
  const leavesTrace = mayEdit && visitor.impersonationId === null;
  if (score === null || !leavesTrace)
    return { ...report, history: await findAdvertScoreHistory(db, params.jobId) };
  const history = await keepScore(db, params.jobId, { at: visit.now, score, words });
  return { ...report, history };
}

async function keepScore(
  db: Db<'staff'>,
  jobId: number,
  latest: DatedAdvertScore,
): Promise<DatedAdvertScore[]> {
  const before = await lockAdvertScoreHistory(db, jobId);
  const history = addToAdvertScoreHistory(before, latest);
  const isNew = JSON.stringify(before) !== JSON.stringify(history);
  if (isNew) await updateScoreHistoryOfAdvertAnalysisRow(db, jobId, history);
  return history;
}
