export const PRODUCT_SURVEY_SHOWN_TIMES_MAX = 5;
const MONTHS = 3;

/** How often the survey was shown since it last rested, and until when it rests, in milliseconds. */
export type ProductSurveyShownCountAndRestEnd = { shown: number; restsUntil: number | null };

type Facts = { now: Date; memberSince: Date };

/** Not for newcomers, not within three months of an answer or a "no", and then five times at most. */
export function mayShowProductSurvey(
  pace: ProductSurveyShownCountAndRestEnd,
  { now, memberSince }: Facts,
): boolean {
  if (now <= monthsAfter(memberSince)) return false;
  if (isResting(pace, now)) return false;
  return afresh(pace).shown < PRODUCT_SURVEY_SHOWN_TIMES_MAX;
}

export function productSurveyFrequencyAfterShown(
  pace: ProductSurveyShownCountAndRestEnd,
): ProductSurveyShownCountAndRestEnd {
  return { shown: afresh(pace).shown + 1, restsUntil: null };
}

/** Answered or sent away: it comes back in three months, and is counted anew. */
export function productSurveyFrequencyAfterClosed(now: Date): ProductSurveyShownCountAndRestEnd {
  return { shown: 0, restsUntil: monthsAfter(now).getTime() };
}

/** For a cookie: a count and a day, and nothing about anybody. */
export function formatProductSurveyFrequency({
  shown,
  restsUntil,
}: ProductSurveyShownCountAndRestEnd): string {
  return restsUntil === null
    ? String(shown)
    : `${shown}.${new Date(restsUntil).toISOString().slice(0, 10)}`;
}

export function parseProductSurveyFrequency(text: string): ProductSurveyShownCountAndRestEnd {
  const [, shown = '0', day] = /^(\d)(?:\.(\d{4}-\d{2}-\d{2}))?$/.exec(text) ?? [];
  const restsUntil = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return { shown: Number(shown), restsUntil: Number.isNaN(restsUntil) ? null : restsUntil };
}

function isResting({ restsUntil }: ProductSurveyShownCountAndRestEnd, now: Date): boolean {
  return restsUntil !== null && now.getTime() < restsUntil;
}

function afresh(pace: ProductSurveyShownCountAndRestEnd): ProductSurveyShownCountAndRestEnd {
  return pace.restsUntil === null ? pace : { shown: 0, restsUntil: null };
}

/** Three months on; on the last day of a month that is too short for the same one. */
function monthsAfter(date: Date): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + MONTHS);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}
