import type {
  BlindnessCertificate,
  findDecisionRecord,
} from '@evenhand/contract/decision-record/decision-record.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/enter-door.ts';
import type { Visit } from '../../access/visit.ts';
import type { RequestWithJobId } from '../jobs/load-managed-job.ts';
import { readReviewersDoorAttestation } from '../twin-run/read-twin-runs.ts';
import { loadJobOfRecord } from './load-job-of-record.ts';
import { countDecisions, findMadeRecords } from './sql/made-records.ts';
import {
  countPairsDealtDespiteName,
  type EarlyOpeningRow,
  findEarlyOpenings,
  findReleaseStanding,
} from './sql/names-opened.ts';

/** What the page of a record shows before anything is downloaded. */
export async function readDecisionRecord(
  visit: Visit,
  query: RequestWithJobId,
): Promise<ResponseOf<typeof findDecisionRecord>> {
  const { db, member } = visit;
  const { id, sealed } = await loadJobOfRecord(visit, query);
  const { certificate } = await readCertificate(db, {
    jobId: id,
    isSealed: sealed,
    now: visit.now,
  });
  const { candidates, made, withoutReason } = await countDecisions(db, id);
  const isSupport = member.impersonationId !== null;
  return {
    certificate,
    candidates,
    decisions: { made, withoutReason },
    identityWaitsFor: isSupport ? 'support' : await whatNamesWaitFor(db, id),
    made: await findMadeRecords(db, id),
  };
}

/** Null where names of a role may be told; those of candidates who were never dealt may be sealed still. */
export async function whatNamesWaitFor(db: Db<'staff'>, jobId: number): Promise<'release' | null> {
  const { batches, unreleased, sealed } = await findReleaseStanding(db, jobId);
  return unreleased > 0 || (batches === 0 && sealed > 0) ? 'release' : null;
}

export async function readCertificate(
  db: Db<'staff'>,
  { jobId, isSealed, now }: { jobId: number; isSealed: boolean; now: Date },
): Promise<{ certificate: BlindnessCertificate; rows: EarlyOpeningRow[] }> {
  const rows = await findEarlyOpenings(db, jobId);
  const { unreleased } = await findReleaseStanding(db, jobId);
  return {
    rows,
    certificate: {
      isSealed,
      isReleased: unreleased === 0,
      openedEarly: rows.map(({ how, by, at, on, reason }) => ({ how, by, at, on, reason })),
      pairsDealtDespiteName: await countPairsDealtDespiteName(db, jobId),
      reviewersDoor: await readReviewersDoorAttestation(db, now),
    },
  };
}
