import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { eraseApplicationWithProof } from './erase-application-with-proof.ts';
import { appendErasureTombstonesToFile } from './append-and-read-erasure-tombstones-file.ts';
import { findApplicationRetentionEnd } from './rules/find-and-check-application-retention-end.ts';
import {
  findApplicationWithRetentionFacts,
  findOrganisationRetentionRules,
  lockRetentionOfOrganisation,
} from './sql/find-and-lock-retention-rules-and-facts.ts';

type Erasing = Pick<Services, 'pools' | 'roles' | 'now' | 'config' | 'hint'>;

/**
 * Erases one application because its person asked for it, whatever its period says; what is held stays. In a transaction of its own,
 * by the system's door: so it is called by a task, after the one in which it was asked for.
 * @returns `gone` for what was erased before, or never was
 */
export async function eraseApplicationOnItsPersonsRequest(
  services: Erasing,
  { orgId, applicationId }: { orgId: number; applicationId: number },
): Promise<'erased' | 'held' | 'gone'> {
  const now = services.now();
  const outcome = await runTransactionByDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    async (db) => {
      await lockRetentionOfOrganisation(db);
      const facts = await findApplicationWithRetentionFacts(db, applicationId);
      if (facts === undefined) return 'gone';
      const place = await findOrganisationRetentionRules(db);
      if (findApplicationRetentionEnd(facts, place, now).kind === 'held') return 'held';
      await eraseApplicationWithProof(
        { db, now, config: services.config },
        { applicationId, rule: 'asked', months: null, night: todayInZone(place.zone, now) },
      );
      return 'erased';
    },
  );
  if (outcome === 'erased') {
    await appendErasureTombstonesToFile(services, orgId);
    services.hint();
  }
  return outcome;
}
