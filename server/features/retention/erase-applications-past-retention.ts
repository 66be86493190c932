import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { endExpiredRetentionHolds } from './end-expired-retention-holds.ts';
import { eraseApplicationWithProof } from './erase-application-with-proof.ts';
import { appendErasureTombstonesToFile } from './append-and-read-erasure-tombstones-file.ts';
import {
  isApplicationToBeErased,
  findApplicationRetentionEnd,
  mayAnyRetentionOfJobBeOver,
  type OrganisationRetentionRules,
} from './rules/find-and-check-application-retention-end.ts';
import {
  findApplicationsWithRetentionFacts,
  findClosedJobsWithRetentionFacts,
  findOrganisationRetentionRules,
  lockClosedJobWithRetentionFacts,
  lockRetentionOfOrganisation,
} from './sql/find-and-lock-retention-rules-and-facts.ts';
import {
  findOrganisationsWithRetentionDue,
  markErasureNightRowFinished,
  claimErasureNight,
} from './sql/find-retention-due-and-claim-erasure-night.ts';

/** In one transaction: small enough that nobody waits for it, and that little is done again after a crash. */
export const ERASED_APPLICATIONS_PER_BATCH = 20;

/** So many are erased at most before the file of this machine knows of them, by which a backup from before is put right. */
const UNKEPT_MAX = 500;

export type ServicesForErasing = Pick<
  Services,
  'pools' | 'roles' | 'now' | 'config' | 'hint' | 'leaving' | 'log'
>;

/** Each night, once for an organisation: holds that are over end, and what has run out is erased. */
export async function eraseApplicationsPastRetention(services: ServicesForErasing): Promise<void> {
  const now = services.now();
  const due = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithRetentionDue(db, now),
  );
  for (const orgId of due)
    await eraseApplicationsPastRetentionOfOrganisation(services, { orgId, at: now, isRound: true });
}

type Erasing = {
  orgId: number;
  /** As if it were then. */
  at: Date;
  /** Of the night's round another process may be at work on it; a command of an operator asks nobody. */
  isRound: boolean;
};

/** @returns how many applications were erased */
export async function eraseApplicationsPastRetentionOfOrganisation(
  services: ServicesForErasing,
  { orgId, at, isRound }: Erasing,
): Promise<number> {
  const enter = <T>(work: (db: Db<'system'>) => Promise<T>) =>
    runTransactionByDoor({ services, door: 'system', actor: { orgId, actorId: null } }, work);
  const { place, jobs } = await enter(async (db) => ({
    place: await findOrganisationRetentionRules(db),
    jobs: await findClosedJobsWithRetentionFacts(db, at),
  }));
  const night = todayInZone(place.zone, at);
  const take = async (db: Db<'system'>) => {
    if (isRound && !(await claimErasureNight(db, night))) return false;
    await lockRetentionOfOrganisation(db);
    return true;
  };
  const isOurs = await enter(async (db) => {
    if (!(await take(db))) return false;
    await endExpiredRetentionHolds(db, { today: night, now: services.now() });
    return true;
  });
  if (!isOurs) return 0;
  let erased = 0;
  let unkept = 0;
  const keep = async () => {
    await appendErasureTombstonesToFile(services, orgId);
    unkept = 0;
  };
  const eraseAll = async (): Promise<boolean> => {
    for (const { id: jobId } of jobs.filter((job) =>
      mayAnyRetentionOfJobBeOver(job, { place, now: at, night }),
    )) {
      let after: number | null = 0;
      while (after !== null) {
        if (services.leaving()) return false;
        const from: number = after;
        const batch = await enter(async (db) =>
          (await take(db))
            ? eraseBatch({ db, services, place, night, at }, { jobId, after: from })
            : null,
        );
        // Somebody else goes on with it.
        if (batch === null) return false;
        erased += batch.erased;
        unkept += batch.erased;
        if (unkept >= UNKEPT_MAX) await keep();
        after = batch.last;
      }
    }
    return true;
  };
  const isWhole = await eraseAll();
  // Before the night counts as done: after a crash the next pass comes by here again, whatever is left to erase.
  if (isWhole || erased > 0) await keep();
  if (isWhole && isRound)
    await enter(async (db) => {
      if (await take(db)) await markErasureNightRowFinished(db, { night, now: services.now() });
    });
  if (erased > 0) services.hint();
  return erased;
}

type Batch = {
  db: Db<'system'>;
  services: ServicesForErasing;
  place: OrganisationRetentionRules;
  night: string;
  at: Date;
};

/** What is read decides in the same transaction: a role that opens meanwhile is waited for, or waits. */
async function eraseBatch(
  { db, services, place, night, at }: Batch,
  { jobId, after }: { jobId: number; after: number },
): Promise<{ erased: number; last: number | null }> {
  const job = await lockClosedJobWithRetentionFacts(db, { jobId, now: at });
  if (job === undefined) return { erased: 0, last: null };
  const most = ERASED_APPLICATIONS_PER_BATCH;
  const applications = await findApplicationsWithRetentionFacts(db, { jobId, after, most });
  let erased = 0;
  for (const application of applications) {
    const kept = findApplicationRetentionEnd({ ...job, ...application }, place, at);
    if (kept.kind !== 'until' || !isApplicationToBeErased(kept, night)) continue;
    const { rule, months } = kept;
    const what = { applicationId: application.id, rule, months, night };
    const { config, now } = services;
    if (await eraseApplicationWithProof({ db, config, now: now() }, what)) erased += 1;
  }
  const last = applications.length < most ? null : (applications.at(-1)?.id ?? null);
  return { erased, last };
}
