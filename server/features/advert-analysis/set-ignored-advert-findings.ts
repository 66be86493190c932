import type { ignoreAdvertFindingsEndpoint } from '@evenhand/contract/advert-analysis.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { loadAdvertForMember } from './load-advert-for-member.ts';
import { upsertIgnoredAdvertFindingsRow } from './sql/advert-analysis-job-facts-scores-and-attempts.ts';

/** Waves findings through, or takes that back: the keys are all that are ignored from now on. */
export async function setIgnoredAdvertFindings({
  visit,
  db,
  params,
  body,
}: EndpointContext<typeof ignoreAdvertFindingsEndpoint>): Promise<undefined> {
  const { mayEdit } = await loadAdvertForMember(visit, { jobId: params.jobId });
  if (!mayEdit) throw new Refusal('not-allowed');
  await upsertIgnoredAdvertFindingsRow(db, params.jobId, [...new Set(body.keys)]);
}
