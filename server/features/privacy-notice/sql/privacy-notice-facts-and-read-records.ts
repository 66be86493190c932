import type { AliasableExpression } from 'kysely';
import {
  callDatabaseFunction,
  databaseFunctionExpression,
} from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type {
  PrivacyNoticeInstallationFacts,
  PrivacyNoticeFacts,
} from '../rules/privacy-notice-facts.ts';

export async function findPrivacyNoticeFacts(
  db: Db<'public'> | Db<'candidate'> | Db<'staff'>,
  installation: PrivacyNoticeInstallationFacts,
): Promise<PrivacyNoticeFacts> {
  // All three doors may ask for exactly this, which the function builds; every visitor of theirs has an organisation.
  return (await callDatabaseFunction(db as Db<'candidate'>, 'core.privacy_notice_facts', [
    JSON.stringify(installation),
  ])) as PrivacyNoticeFacts;
}

/** Notes that the acting candidate has read the notice of today; to be called within another statement. */
export function recordPrivacyNoticeReadExpression(
  db: Db<'candidate'>,
  { installation, now }: { installation: PrivacyNoticeInstallationFacts; now: Date },
): AliasableExpression<unknown> {
  return databaseFunctionExpression(db, 'core.note_privacy_notice', [
    JSON.stringify(installation),
    now,
  ]);
}

/** Which version of the notice the acting candidate has read, and when. */
export async function findOwnPrivacyNoticeRead(
  db: Db<'candidate'>,
): Promise<{ n: number; readAt: Date } | undefined> {
  return db
    .selectFrom('core.privacy_notice_read as r')
    .innerJoin('core.privacy_notice as n', 'n.id', 'r.notice_id')
    .select(['n.n', 'r.read_at as readAt'])
    .executeTakeFirst();
}

export async function countStoredPrivacyNotices(db: Db<'staff'>): Promise<number> {
  const { n } = await db
    .selectFrom('core.privacy_notice')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}
