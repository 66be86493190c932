import {
  PUBLIC_API_PAGE_SIZE,
  type PublicApiApplication,
  type PublicApiCandidateIdentity,
  type PublicApiJob,
  type listPublicApiApplicationsEndpoint,
  type listPublicApiJobsEndpoint,
} from '@evenhand/contract/integrations/public-api.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { CandidateStageGroupKey } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { CandidateListEntry } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type { ApiCaller } from '../../access/authenticate-api-caller.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { jobPhaseOf } from '../jobs/rules/job-phase-and-job-card-destination.ts';
import { candidateIdentityUnlessSealed } from '../pipeline/candidate-list-entry-and-unsealed-identity.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { loadManagedApplication } from '../pipeline/load-or-check-managed-application.ts';
import { readCandidateList } from '../pipeline/read-candidate-list.ts';
import {
  type ApiJobDbRow,
  countApiJobs,
  findApiJobRow,
  findApiJobRows,
  findJobAndReferenceOfApplication,
  findReleasedScores,
} from './sql/public-api.ts';

export async function readApiJobs(
  { db, now }: VisitorRequestContext,
  { page }: { page: number },
): Promise<ResponseOf<typeof listPublicApiJobsEndpoint>> {
  const total = await countApiJobs(db);
  const rows = await findApiJobRows(db, page);
  return { jobs: rows.map((row) => jobOf(row, now)), total, pages: pagesOf(total) };
}

export async function readApiJob(
  { db, now }: VisitorRequestContext,
  { jobId }: { jobId: number },
): Promise<PublicApiJob> {
  const row = await findApiJobRow(db, jobId);
  if (row === undefined) throw new Refusal('not-found');
  return jobOf(row, now);
}

/** What the manage screen shows the maker of the key, without the persons; a score only after the release. */
export async function readApiApplications(
  visit: VisitorRequestContext,
  { jobId, page, stage }: { jobId: number; page: number; stage: CandidateStageGroupKey },
): Promise<ResponseOf<typeof listPublicApiApplicationsEndpoint>> {
  const { db } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const { candidates, total, pages } = await readCandidateList(visit, {
    jobId,
    page,
    group: stage,
    isNameless: true,
  });
  const ids = candidates.map(({ id }) => id);
  const scored = job.ownReviewsOpen ? [] : await findReleasedScores(db, ids);
  const scores = new Map(scored.map(({ applicationId, score }) => [applicationId, score]));
  return {
    applications: candidates.map((row) => applicationOf(row, scores.get(row.id) ?? null)),
    total,
    pages,
  };
}

/**
 * Whose application it is, if the maker of the key may see the name just now. Every time it was told is in the audit trail.
 * @throws Refusal not-found, identity-sealed
 */
export async function readApiCandidateIdentity(
  visit: VisitorRequestContext,
  query: { applicationId: number; caller: ApiCaller },
): Promise<PublicApiCandidateIdentity> {
  const { db, requestId } = visit;
  const { applicationId, caller } = query;
  const place = await findJobAndReferenceOfApplication(db, applicationId);
  if (place === undefined) throw new Refusal('not-found');
  const { jobId } = place;
  await loadManagedJob(visit, { jobId });
  const person = candidateIdentityUnlessSealed(
    await loadManagedApplication(db, { id: applicationId, jobId }),
  );
  if (person === null) throw new Refusal('identity-sealed');
  await writeAuditEntry(db, {
    kind: 'identity-read',
    actorKind: 'member',
    subject: `application ${applicationId}`,
    requestId,
    details: { apiKey: caller.keyId, jobId },
  });
  return { id: applicationId, ...place, ...person };
}

function applicationOf(row: CandidateListEntry, score: number | null): PublicApiApplication {
  const { id, ref: reference, state, group: stage, submittedOn } = row;
  return { id, reference, state, stage, submittedOn, score };
}

function jobOf({ archivedAt, ...row }: ApiJobDbRow, now: Date): PublicApiJob {
  return { ...row, phase: jobPhaseOf({ ...row, archivedAt }, now) };
}

function pagesOf(total: number): number {
  return Math.max(Math.ceil(total / PUBLIC_API_PAGE_SIZE), 1);
}
