import type { CandidateStageGroupKey } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import {
  type listCandidatesEndpoint,
  CANDIDATES_PAGE_SIZE,
} from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { makeCandidateListEntry } from './candidate-list-entry-and-unsealed-identity.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import {
  findApplicationsByMustHaves,
  readMustHaveVerdicts,
} from './read-must-have-verdicts-and-filter-by-must-haves.ts';
import {
  countManagedApplications,
  findManagedApplications,
} from './sql/managed-applications-their-emails-and-history.ts';

type CandidateListQuery = RequestWithJobId & {
  group: CandidateStageGroupKey;
  page: number;
  /** Such as `right-to-work.does-not-meet`. */
  mustHave?: readonly string[] | undefined;
  isNameless?: boolean;
};

/** @throws Refusal not-allowed where somebody who still reviews on the role asks who meets its requirements */
export async function readCandidateList(
  visit: VisitorRequestContext,
  query: CandidateListQuery,
): Promise<ResponseOf<typeof listCandidatesEndpoint>> {
  const { db } = visit;
  const { group, mustHave: filters = [] } = query;
  const job = await loadManagedJob(visit, query);
  if (job.ownReviewsOpen && filters.length > 0)
    throw new Refusal('not-allowed', {
      message: 'You still review on this role. Who meets its requirements shows once you finish.',
    });
  const among =
    filters.length === 0
      ? undefined
      : await findApplicationsByMustHaves(db, { jobId: job.id, group, filters });
  const total = among?.length ?? (await countManagedApplications(db, job.id, group));
  const rows = await findManagedApplications(db, job.id, { ...query, among });
  const verdicts = await readMustHaveVerdicts(db, { job, ids: rows.map(({ id }) => id) });
  return {
    candidates: rows.map((row) => makeCandidateListEntry(row, verdicts.get(row.id))),
    total,
    pages: Math.max(Math.ceil(total / CANDIDATES_PAGE_SIZE), 1),
  };
}
