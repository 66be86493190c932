import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import type {
  AdvertAnalysis,
  DatedAdvertScore,
  analyseAdvert,
  ignoreFindings,
} from '@evenhand/contract/advert-analysis.ts';
import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext, EndpointPrepareStep } from '../../http/route.ts';
import { askReader } from './ask-reader.ts';
import { findAdvertForMember } from './own-advert.ts';
import { withScore } from './rules/advert-history.ts';
import { advertFacts } from './rules/advert-facts.ts';
import { findScoreHistory, lockHistory, updateHistory, writeIgnored } from './sql.ts';

type Read = { report: AdvertAnalysis; mayEdit: boolean };

/** Has the advert of a role read, between two transactions: the text is a stranger’s, and may take its time. */
export const analyseJobAdvert: EndpointPrepareStep<typeof analyseAdvert, Read> = async ({
  db,
  visitor,
  params,
  body,
  services,
}) => {
  const advert = await findAdvertForMember(db, { jobId: params.jobId, member: visitor });
  const { ignored, mayEdit } = advert;
  const question = { text: body.text, facts: advertFacts(advert), ignored };
  return async () => ({ report: await askReader(services, question), mayEdit });
};

/** The report, with how the score went; whoever may change the advert leaves its score there, but support does not. */
export async function reportOnJobAdvert(
  { db, params, visitor, services }: EndpointContext<typeof analyseAdvert>,
  { report, mayEdit }: Read,
): Promise<EndpointResponse<typeof analyseAdvert>> {
  const { score, words } = report;
  const leavesTrace = mayEdit && visitor.impersonationId === null;
  if (score === null || !leavesTrace)
    return { ...report, history: await findScoreHistory(db, params.jobId) };
  const history = await keepScore(db, params.jobId, { at: services.now(), score, words });
  return { ...report, history };
}

async function keepScore(
  db: Db<'staff'>,
  jobId: number,
  latest: DatedAdvertScore,
): Promise<DatedAdvertScore[]> {
  const before = await lockHistory(db, jobId);
  const history = withScore(before, latest);
  const isNew = JSON.stringify(before) !== JSON.stringify(history);
  if (isNew) await updateHistory(db, jobId, history);
  return history;
}

/** Waves findings through, or takes that back: the keys are all that are ignored from now on. */
export async function setIgnored({
  db,
  visitor,
  params,
  body,
}: EndpointContext<typeof ignoreFindings>): Promise<undefined> {
  const { mayEdit } = await findAdvertForMember(db, { jobId: params.jobId, member: visitor });
  if (!mayEdit) throw new Refusal('not-allowed');
  await writeIgnored(db, params.jobId, [...new Set(body.keys)]);
}
