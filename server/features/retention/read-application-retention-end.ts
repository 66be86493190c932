import { callDatabaseFunction } from '../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { retentionHoldGrounds } from '@evenhand/contract/retention/retention-holds.ts';
import { retainedDataKinds } from '@evenhand/contract/retention/retention-periods.ts';
import { hireStatuses } from '@evenhand/contract/jobs/job-hire-statuses.ts';
import { z } from 'zod';
import {
  type ApplicationRetentionEnd,
  findApplicationRetentionEnd,
} from './rules/find-and-check-application-retention-end.ts';
import {
  findApplicationWithRetentionFacts,
  findOrganisationRetentionRules,
} from './sql/find-and-lock-retention-rules-and-facts.ts';

/** Until when an application is kept, as whoever works for its employer asks; undefined for one that is gone. */
export async function readApplicationRetentionEnd(
  db: Db<'staff'> | Db<'system'>,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<ApplicationRetentionEnd | undefined> {
  const facts = await findApplicationWithRetentionFacts(db, applicationId);
  return facts === undefined
    ? undefined
    : findApplicationRetentionEnd(facts, await findOrganisationRetentionRules(db), now);
}

const Moment = z.nullable(z.coerce.date());
const OwnFacts = z.object({
  isUnfinished: z.boolean(),
  agreedUntil: Moment,
  holds: z.array(z.object({ ground: z.enum(retentionHoldGrounds), endsOn: z.string() })),
  country: z.nullable(z.string()),
  closesAt: Moment,
  archivedAt: Moment,
  status: z.nullable(z.enum(hireStatuses)),
  statusSetAt: Moment,
  locale: z.string(),
  zone: z.string(),
  periods: z.array(
    z.object({
      country: z.string(),
      store: z.enum(retainedDataKinds),
      months: z.int(),
      reason: z.string(),
    }),
  ),
});

/** The same for the candidate of a personal link, of their own application. */
export async function readOwnApplicationRetentionEnd(
  db: Db<'candidate'>,
  now: Date,
): Promise<ApplicationRetentionEnd | undefined> {
  const found = await callDatabaseFunction(db, 'pii.own_retention_facts', []);
  if (found === null) return undefined;
  const facts = OwnFacts.parse(found);
  return findApplicationRetentionEnd(facts, facts, now);
}
