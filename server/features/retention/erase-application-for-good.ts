import { enterDoor } from '../../access/enter-door.ts';
import type { Services } from '../../services.ts';
import { dayInZone } from '../../time/day-in-zone.ts';
import { eraseWithProof } from './erase-with-proof.ts';
import { keepTombstonesOfOrganisation } from './keep-tombstones.ts';
import { keptUntil } from './rules/kept-until.ts';
import { findApplicationToKeep, findRetentionPlace, lockRetention } from './sql/retention-facts.ts';

type Erasing = Pick<Services, 'pools' | 'roles' | 'now' | 'config' | 'hint'>;

/**
 * Erases one application because its person asked for it, whatever its period says; what is held stays. In a transaction of its own,
 * by the system's door: so it is called by a task, after the one in which it was asked for.
 * @returns `gone` for what was erased before, or never was
 */
export async function eraseApplicationForGood(
  services: Erasing,
  { orgId, applicationId }: { orgId: number; applicationId: number },
): Promise<'erased' | 'held' | 'gone'> {
  const now = services.now();
  const outcome = await enterDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    async (db) => {
      await lockRetention(db);
      const facts = await findApplicationToKeep(db, applicationId);
      if (facts === undefined) return 'gone';
      const place = await findRetentionPlace(db);
      if (keptUntil(facts, place, now).kind === 'held') return 'held';
      await eraseWithProof(
        { db, now, config: services.config },
        { applicationId, rule: 'asked', months: null, night: dayInZone(place.zone, now) },
      );
      return 'erased';
    },
  );
  if (outcome === 'erased') {
    await keepTombstonesOfOrganisation(services, orgId);
    services.hint();
  }
  return outcome;
}
