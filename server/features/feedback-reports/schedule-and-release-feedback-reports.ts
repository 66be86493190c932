import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { hashCanonicalJson } from '../../crypto/hash-canonical-json.ts';
import type { Services } from '../../services-type.ts';
import type { EventTaskData } from '../../tasks/event-periodic-and-start-up-task-types.ts';
import { buildFeedbackReport, type MeanStarCountsOfJob } from './rules/build-feedback-report.ts';
import {
  findFeedbackReportFacts,
  findMeanStarCountsOfJob,
} from './sql/feedback-report-facts-and-mean-star-counts.ts';
import {
  type DueFeedbackRelease,
  findApplicationIdOfEvent,
  findDueFeedbackReleases,
  findOrganisationsWithFeedbackDue,
  insertFrozenFeedbackReportInDatabase,
  markFeedbackReleaseRowReleased,
  postponeFeedbackReleaseRow,
  syncFeedbackReleaseRowsWithDecisions,
  tryLockFeedbackReleasesOfOrganisation,
} from './sql/feedback-releases.ts';

const HOUR_MS = 3_600_000;

type SystemServices = Pick<Services, 'pools' | 'roles' | 'now'>;

/** Somebody was rejected, that was taken back, or they hear of it at another moment: what is due follows. */
export async function scheduleFeedbackReleaseOfEvent(
  services: SystemServices,
  { orgId, eventId }: EventTaskData,
): Promise<void> {
  await runTransactionByDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    async (db) => {
      const applicationId = await findApplicationIdOfEvent(db, eventId);
      if (applicationId !== null) await syncFeedbackReleaseRowsWithDecisions(db, applicationId);
    },
  );
}

/** The same, of an application. */
export async function scheduleFeedbackRelease(
  services: SystemServices,
  { orgId, applicationId }: { orgId: number; applicationId: number },
): Promise<void> {
  await runTransactionByDoor({ services, door: 'system', actor: { orgId, actorId: null } }, (db) =>
    syncFeedbackReleaseRowsWithDecisions(db, applicationId),
  );
}

/**
 * Freezes and releases what is due: not before the candidate was told of the rejection, nor before the day it is held until. Each
 * turn is a transaction of its own, so that whoever is killed in between goes on where the last one ended.
 */
export async function releaseDueFeedbackReports(services: SystemServices): Promise<void> {
  const now = services.now();
  const orgs = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithFeedbackDue(db, now),
  );
  for (const orgId of orgs) {
    const turn = () =>
      runTransactionByDoor(
        { services, door: 'system', actor: { orgId, actorId: null } },
        async (db) =>
          (await tryLockFeedbackReleasesOfOrganisation(db)) ? releaseSome(db, now) : false,
      );
    while (await turn());
  }
}

/** @returns whether there may be more */
async function releaseSome(db: Db<'system'>, now: Date): Promise<boolean> {
  const due = await findDueFeedbackReleases(db, now);
  for (const [jobId, ofJob] of Map.groupBy(due, (release) => release.jobId)) {
    const wantsMarks = ofJob.some((release) => isReleasable(release, now) && !release.isFrozen);
    const marks = wantsMarks ? await findMeanStarCountsOfJob(db, jobId) : null;
    for (const release of ofJob) await settle(db, release, { marks, now });
  }
  return due.length > 0;
}

function isReleasable({ isRejected, notifiedAt }: DueFeedbackRelease, now: Date): boolean {
  return isRejected && notifiedAt !== null && notifiedAt <= now;
}

async function settle(
  db: Db<'system'>,
  release: DueFeedbackRelease,
  { marks, now }: { marks: MeanStarCountsOfJob | null; now: Date },
): Promise<void> {
  const { id, isRejected, notifiedAt } = release;
  if (isRejected && notifiedAt !== null && notifiedAt > now)
    return postponeFeedbackReleaseRow(db, release, notifiedAt);
  const isFrozen = release.isFrozen || (marks !== null && (await freeze(db, release, marks, now)));
  // Taken back a moment ago, or gone: what follows from that is on its way.
  if (!isRejected || !isFrozen)
    return postponeFeedbackReleaseRow(db, release, new Date(now.getTime() + HOUR_MS));
  return markFeedbackReleaseRowReleased(db, { id, now });
}

async function freeze(
  db: Db<'system'>,
  { applicationId, today }: DueFeedbackRelease,
  marks: MeanStarCountsOfJob,
  now: Date,
): Promise<boolean> {
  const facts = await findFeedbackReportFacts(db, applicationId);
  if (facts === null) return false;
  const report = hashCanonicalJson(buildFeedbackReport(facts, marks, today));
  return insertFrozenFeedbackReportInDatabase(db, { applicationId, ...report, now });
}
