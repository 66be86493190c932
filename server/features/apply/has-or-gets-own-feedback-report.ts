import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { OwnApplication } from './sql/own-application.ts';
import { isOwnFeedbackReleasePlanned } from './sql/is-own-feedback-release-planned.ts';

const DAY_MS = 86_400_000;

/**
 * Whether whoever was not chosen has a feedback report, or gets one: who was rejected before reports were made here has none. A
 * rejection is planned for within moments, and the day it is told on counts as if it were.
 */
export async function hasOrGetsOwnFeedbackReport(
  db: Db<'candidate'>,
  { rejectionNotifiedAt }: OwnApplication,
  now: Date,
): Promise<boolean> {
  if (rejectionNotifiedAt === null) return false;
  if (now.getTime() - rejectionNotifiedAt.getTime() < DAY_MS) return true;
  return isOwnFeedbackReleasePlanned(db);
}
