import { enterDoor } from '../../access/enter-door.ts';
import { isSealedWithCurrentKey, sealValue, unsealValue } from '../../crypto/seal-value.ts';
import type { Services } from '../../services.ts';
import { sealedPlaceOfCalendar } from './connect-member-calendar.ts';
import {
  findOrganisationsWithCalendars,
  lockSealedCalendars,
  replaceSealedCalendar,
} from './sql/calendars-to-read.ts';

/** Seals the addresses and passwords of members' calendars with the key in use. How many it were. */
export async function resealMemberCalendars(
  services: Pick<Services, 'pools' | 'roles' | 'config'>,
): Promise<number> {
  const { config } = services;
  let resealed = 0;
  for (const orgId of await enterDoor({ services, door: 'system' }, findOrganisationsWithCalendars))
    await enterDoor({ services, door: 'system', actor: { orgId, actorId: null } }, async (db) => {
      for (const { memberId, sealed } of await lockSealedCalendars(db)) {
        if (isSealedWithCurrentKey(sealed, config)) continue;
        const place = sealedPlaceOfCalendar(memberId);
        const opened = unsealValue(sealed, place, config);
        await replaceSealedCalendar(db, { memberId, sealed: sealValue(opened, place, config) });
        resealed += 1;
      }
    });
  return resealed;
}
