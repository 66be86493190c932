import { sql } from 'kysely';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import type { Services } from '../services-type.ts';

const ORGANISATIONS_A_STEP = 250;
const ENTRIES_A_SEAL = 1000;

type Step = { upTo: number | null; isMore: boolean };

/**
 * Chains committed audit entries of each organisation, of many in one step: a process that dies leaves whole seals behind, and
 * two at once are at different organisations. Writers of the trail never wait for it.
 */
export async function sealAuditTrail(services: Services): Promise<void> {
  while ((await sealOnceThroughAll(services)) && !services.leaving());
}

/** @returns whether more may wait of an organisation that had more than one seal takes */
async function sealOnceThroughAll(services: Services): Promise<boolean> {
  let step = await sealNext(services, 0);
  let { isMore } = step;
  while (step.upTo !== null && !services.leaving()) {
    step = await sealNext(services, step.upTo);
    isMore ||= step.isMore;
  }
  return isMore;
}

function sealNext(services: Services, after: number): Promise<Step> {
  return runTransactionByDoor({ services, door: 'system' }, async (db) => {
    const { rows } = await sql<Step>`
      select up_to as "upTo", is_more as "isMore"
      from audit.seal_next(${after}, ${ORGANISATIONS_A_STEP}, ${ENTRIES_A_SEAL})`.execute(db);
    return rows[0] ?? { upTo: null, isMore: false };
  });
}
