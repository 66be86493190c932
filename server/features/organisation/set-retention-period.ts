import {
  OTHER_COUNTRIES,
  type listRetentionPeriods,
  type RetentionStore,
  type setRetentionPeriod as promise,
} from '@evenhand/contract/retention/retention-periods.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Visit } from '../../access/visit.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { homeCountryOf, listPeriods } from './rules/retention-periods.ts';
import {
  deleteRetentionPeriod,
  findRetentionPeriods,
  upsertRetentionPeriod,
} from './sql/retention-periods.ts';

export async function readRetentionPeriods({
  db,
}: Pick<Visit, 'db'>): Promise<ResponseOf<typeof listRetentionPeriods>> {
  const { locale, periods } = await findRetentionPeriods(db);
  const homeCountry = homeCountryOf(locale);
  return { periods: listPeriods(periods, homeCountry), homeCountry };
}

type Command = {
  country: string;
  store: RetentionStore;
  /** Null brings the usual period back. */
  months: number | null;
  reason: string;
};

/** Sets for how long something is kept of roles of a country; it holds at once for all that is there. */
export async function setRetentionPeriod(
  visit: Visit,
  { country, store, months, reason }: Command,
): Promise<ResponseOf<typeof promise>> {
  const { db, member, now, requestId } = visit;
  if (months === null) await deleteRetentionPeriod(db, { country, store });
  else
    await upsertRetentionPeriod(db, {
      country,
      store,
      months,
      reason,
      memberId: member.actorId,
      now,
    });
  await writeAuditEntry(db, {
    kind: 'retention-period-set',
    actorKind: 'member',
    subject: `organisation ${member.orgId}`,
    requestId,
    details: {
      country: country === OTHER_COUNTRIES ? 'others' : country,
      store,
      ...(months !== null && { months }),
    },
  });
  const { periods } = await readRetentionPeriods(visit);
  return { periods };
}
