import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import { formatTimeAgo } from '../time/format-time-ago.ts';

/** Within this time whoever was asked may still tell others. */
const FRESH_DAYS = 90;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const weeks = new Intl.RelativeTimeFormat('en-GB');

type UsageInWords = { words: string /** Candidates may know it already. */; isFresh: boolean };

/** Where a question of the library was asked, in a few words. */
export function describeLibraryQuestionUsage(
  { asked }: Pick<LibraryQuestion, 'asked'>,
  now: Date,
): UsageInWords {
  const { roles, isAskedNow, lastAskedAt } = asked;
  if (lastAskedAt === null) return { words: 'Not asked yet', isFresh: false };
  const where = roles === 1 ? '1 role' : `${roles} roles`;
  if (isAskedNow) return { words: `Asked in ${where}, one open now`, isFresh: true };
  return {
    words: `Last asked ${relativeWeeks(lastAskedAt, now)}, in ${where}`,
    isFresh: now.getTime() - lastAskedAt.getTime() < FRESH_DAYS * DAY_MS,
  };
}

/** In weeks where that says it best. */
function relativeWeeks(date: Date, now: Date): string {
  const ms = now.getTime() - date.getTime();
  if (ms < 2 * WEEK_MS || ms >= 60 * DAY_MS) return formatTimeAgo(date, now);
  return weeks.format(-Math.floor(ms / WEEK_MS), 'week');
}
