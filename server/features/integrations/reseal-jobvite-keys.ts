import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { isSealedWithCurrentKey, sealValue, unsealValue } from '../../crypto/seal-value.ts';
import type { Services } from '../../services-type.ts';
import { sealedPlaceOfJobviteKeys } from './fetch-jobvite-requisition.ts';
import {
  findOrganisationsWithJobvite,
  lockAndReadSealedJobviteAccount,
  updateSealedJobviteAccountRow,
} from './sql/jobvite-account.ts';

/** Seals every organisation's access to Jobvite with the key in use. How many it were. */
export async function resealJobviteKeys(
  services: Pick<Services, 'pools' | 'roles' | 'config'>,
): Promise<number> {
  const { config } = services;
  let resealed = 0;
  for (const orgId of await runTransactionByDoor(
    { services, door: 'system' },
    findOrganisationsWithJobvite,
  )) {
    await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      async (db) => {
        const sealed = await lockAndReadSealedJobviteAccount(db);
        if (sealed === undefined || isSealedWithCurrentKey(sealed, config)) return;
        const place = sealedPlaceOfJobviteKeys(orgId);
        await updateSealedJobviteAccountRow(
          db,
          sealValue(unsealValue(sealed, place, config), place, config),
        );
        resealed += 1;
      },
    );
  }
  return resealed;
}
