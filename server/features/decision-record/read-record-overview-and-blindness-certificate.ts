import type {
  BlindnessCertificate,
  findDecisionRecordEndpoint,
} from '@evenhand/contract/decision-record/blindness-certificate-and-decision-record.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import type { RequestWithJobId } from '../jobs/load-job-for-team-or-manager.ts';
import { readReviewerBlindnessAttestation } from '../twin-run/read-twin-runs-attestation-and-to-dos.ts';
import { loadJobOfDecisionRecord } from './load-job-of-decision-record.ts';
import {
  countDecisionsOfJob,
  findMadeDecisionRecords,
} from './sql/made-decision-records-and-decision-counts.ts';
import {
  countReviewersDealtDespiteSeenName,
  type EarlyNameOpeningDbRow,
  findEarlyNameOpenings,
  findNameReleaseProgress,
} from './sql/early-name-openings-and-name-release-progress.ts';

/** What the page of a record shows before anything is downloaded. */
export async function readDecisionRecordOverview(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<ResponseOf<typeof findDecisionRecordEndpoint>> {
  const { db, member } = visit;
  const { id, sealed } = await loadJobOfDecisionRecord(visit, query);
  const { certificate } = await readBlindnessCertificate(db, {
    jobId: id,
    isSealed: sealed,
    now: visit.now,
  });
  const { candidates, made, withoutReason } = await countDecisionsOfJob(db, id);
  const isSupport = member.impersonationId !== null;
  return {
    certificate,
    candidates,
    decisions: { made, withoutReason },
    identityWaitsFor: isSupport ? 'support' : await findWhatOpeningNamesWaitsFor(db, id),
    made: await findMadeDecisionRecords(db, id),
  };
}

/** Null where names of a role may be told; those of candidates who were never dealt may be sealed still. */
export async function findWhatOpeningNamesWaitsFor(
  db: Db<'staff'>,
  jobId: number,
): Promise<'release' | null> {
  const { batches, unreleased, sealed } = await findNameReleaseProgress(db, jobId);
  return unreleased > 0 || (batches === 0 && sealed > 0) ? 'release' : null;
}

export async function readBlindnessCertificate(
  db: Db<'staff'>,
  { jobId, isSealed, now }: { jobId: number; isSealed: boolean; now: Date },
): Promise<{ certificate: BlindnessCertificate; rows: EarlyNameOpeningDbRow[] }> {
  const rows = await findEarlyNameOpenings(db, jobId);
  const { unreleased } = await findNameReleaseProgress(db, jobId);
  return {
    rows,
    certificate: {
      isSealed,
      isReleased: unreleased === 0,
      openedEarly: rows.map(({ how, by, at, on, reason }) => ({ how, by, at, on, reason })),
      pairsDealtDespiteName: await countReviewersDealtDespiteSeenName(db, jobId),
      reviewersDoor: await readReviewerBlindnessAttestation(db, now),
    },
  };
}
