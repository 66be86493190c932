import { enterDoor } from '../../access/enter.ts';
import { isSealedWithCurrentKey, sealValue, unsealValue } from '../../crypto/seal.ts';
import type { Services } from '../../services.ts';
import { accountPlace } from './jobvite.ts';
import {
  findOrganisationsWithJobvite,
  lockSealedAccount,
  replaceSealedAccount,
} from './sql/jobvite-account.ts';

/** Seals every organisation's access to Jobvite with the key in use. How many it were. */
export async function resealJobvite(
  services: Pick<Services, 'pools' | 'roles' | 'config'>,
): Promise<number> {
  const { config } = services;
  let resealed = 0;
  for (const orgId of await enterDoor({ services, door: 'worker' }, findOrganisationsWithJobvite)) {
    await enterDoor({ services, door: 'worker', actor: { orgId, actorId: null } }, async (db) => {
      const sealed = await lockSealedAccount(db);
      if (sealed === undefined || isSealedWithCurrentKey(sealed, config)) return;
      const place = accountPlace(orgId);
      await replaceSealedAccount(db, sealValue(unsealValue(sealed, place, config), place, config));
      resealed += 1;
    });
  }
  return resealed;
}
