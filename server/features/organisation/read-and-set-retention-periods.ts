import {
  OTHER_COUNTRIES_RETENTION_CODE,
  type listRetentionPeriodsEndpoint,
  type RetainedDataKind,
  type setRetentionPeriodEndpoint as promise,
} from '@evenhand/contract/retention/retention-periods.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import {
  homeCountryOfLocale,
  listRetentionPeriodsWithDefaults,
} from './rules/find-retention-periods-and-home-country.ts';
import {
  deleteRetentionPeriodRow,
  findRetentionPeriods,
  upsertRetentionPeriodRow,
} from './sql/find-save-and-delete-retention-periods.ts';

export async function readRetentionPeriods({
  db,
}: Pick<VisitorRequestContext, 'db'>): Promise<ResponseOf<typeof listRetentionPeriodsEndpoint>> {
  const { locale, periods } = await findRetentionPeriods(db);
  const homeCountry = homeCountryOfLocale(locale);
  return { periods: listRetentionPeriodsWithDefaults(periods, homeCountry), homeCountry };
}

type Command = {
  country: string;
  store: RetainedDataKind;
  /** Null brings the usual period back. */
  months: number | null;
  reason: string;
};

/** Sets for how long something is kept of roles of a country; it holds at once for all that is there. */
export async function setRetentionPeriod(
  visit: VisitorRequestContext,
  { country, store, months, reason }: Command,
): Promise<ResponseOf<typeof promise>> {
  const { db, member, now, requestId } = visit;
  if (months === null) await deleteRetentionPeriodRow(db, { country, store });
  else
    await upsertRetentionPeriodRow(db, {
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
      country: country === OTHER_COUNTRIES_RETENTION_CODE ? 'others' : country,
      store,
      ...(months !== null && { months }),
    },
  });
  const { periods } = await readRetentionPeriods(visit);
  return { periods };
}
