import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { isSealedWithCurrentKey, sealValue, unsealValue } from '../../crypto/seal-value.ts';
import type { Services } from '../../services-type.ts';
import { sealedPlaceOfMemberCalendar } from './read-connect-and-remove-member-calendar.ts';
import {
  findOrganisationsWithMemberCalendars,
  lockSealedMemberCalendars,
  updateSealedMemberCalendarRow,
} from './sql/member-calendar-and-busy-time-queries.ts';

/** Seals the addresses and passwords of members' calendars with the key in use. How many it were. */
export async function resealMemberCalendars(
  services: Pick<Services, 'pools' | 'roles' | 'config'>,
): Promise<number> {
  const { config } = services;
  let resealed = 0;
  for (const orgId of await runTransactionByDoor(
    { services, door: 'system' },
    findOrganisationsWithMemberCalendars,
  ))
    await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      async (db) => {
        for (const { memberId, sealed } of await lockSealedMemberCalendars(db)) {
          if (isSealedWithCurrentKey(sealed, config)) continue;
          const place = sealedPlaceOfMemberCalendar(memberId);
          const opened = unsealValue(sealed, place, config);
          await updateSealedMemberCalendarRow(db, {
            memberId,
            sealed: sealValue(opened, place, config),
          });
          resealed += 1;
        }
      },
    );
  return resealed;
}
