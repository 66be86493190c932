import { type Db, enterDoor } from '../../access/enter-door.ts';
import type { Services } from '../../services.ts';
import { dayInZone } from '../../time/day-in-zone.ts';
import { endHoldsThatAreOver } from './end-holds-that-are-over.ts';
import { eraseWithProof } from './erase-with-proof.ts';
import { keepTombstonesOfOrganisation } from './keep-tombstones.ts';
import { isToBeErased, keptUntil, mayBeOver, type RetentionPlace } from './rules/kept-until.ts';
import {
  findApplicationsToKeep,
  findJobsToKeep,
  findRetentionPlace,
  lockJobToKeep,
  lockRetention,
} from './sql/retention-facts.ts';
import { findOrganisationsWithRetentionDue, finishRound, takeRound } from './sql/rounds.ts';

/** In one transaction: small enough that nobody waits for it, and that little is done again after a crash. */
export const APPLICATIONS_A_BATCH = 20;

/** So many are erased at most before the file of this machine knows of them, by which a backup from before is put right. */
const UNKEPT_MAX = 500;

export type ErasingServices = Pick<
  Services,
  'pools' | 'roles' | 'now' | 'config' | 'hint' | 'leaving' | 'log'
>;

/** Each night, once for an organisation: holds that are over end, and what has run out is erased. */
export async function eraseWhatHasRunOut(services: ErasingServices): Promise<void> {
  const now = services.now();
  const due = await enterDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithRetentionDue(db, now),
  );
  for (const orgId of due) await eraseOfOrganisation(services, { orgId, at: now, isRound: true });
}

type Erasing = {
  orgId: number;
  /** As if it were then. */
  at: Date;
  /** Of the night's round another process may be at work on it; a command of an operator asks nobody. */
  isRound: boolean;
};

/** @returns how many applications were erased */
export async function eraseOfOrganisation(
  services: ErasingServices,
  { orgId, at, isRound }: Erasing,
): Promise<number> {
  const enter = <T>(work: (db: Db<'system'>) => Promise<T>) =>
    enterDoor({ services, door: 'system', actor: { orgId, actorId: null } }, work);
  const { place, jobs } = await enter(async (db) => ({
    place: await findRetentionPlace(db),
    jobs: await findJobsToKeep(db, at),
  }));
  const night = dayInZone(place.zone, at);
  const take = async (db: Db<'system'>) => {
    if (isRound && !(await takeRound(db, night))) return false;
    await lockRetention(db);
    return true;
  };
  const isOurs = await enter(async (db) => {
    if (!(await take(db))) return false;
    await endHoldsThatAreOver(db, { today: night, now: services.now() });
    return true;
  });
  if (!isOurs) return 0;
  let erased = 0;
  let unkept = 0;
  const keep = async () => {
    await keepTombstonesOfOrganisation(services, orgId);
    unkept = 0;
  };
  const eraseAll = async (): Promise<boolean> => {
    for (const { id: jobId } of jobs.filter((job) => mayBeOver(job, { place, now: at, night }))) {
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
      if (await take(db)) await finishRound(db, { night, now: services.now() });
    });
  if (erased > 0) services.hint();
  return erased;
}

type Batch = {
  db: Db<'system'>;
  services: ErasingServices;
  place: RetentionPlace;
  night: string;
  at: Date;
};

/** What is read decides in the same transaction: a role that opens meanwhile is waited for, or waits. */
async function eraseBatch(
  { db, services, place, night, at }: Batch,
  { jobId, after }: { jobId: number; after: number },
): Promise<{ erased: number; last: number | null }> {
  const job = await lockJobToKeep(db, { jobId, now: at });
  if (job === undefined) return { erased: 0, last: null };
  const most = APPLICATIONS_A_BATCH;
  const applications = await findApplicationsToKeep(db, { jobId, after, most });
  let erased = 0;
  for (const application of applications) {
    const kept = keptUntil({ ...job, ...application }, place, at);
    if (kept.kind !== 'until' || !isToBeErased(kept, night)) continue;
    const { rule, months } = kept;
    const what = { applicationId: application.id, rule, months, night };
    const { config, now } = services;
    if (await eraseWithProof({ db, config, now: now() }, what)) erased += 1;
  }
  const last = applications.length < most ? null : (applications.at(-1)?.id ?? null);
  return { erased, last };
}
