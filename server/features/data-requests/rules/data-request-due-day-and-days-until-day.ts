import { PERSONAL_DATA_REQUEST_ANSWER_WITHIN_DAYS } from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';

const DAY_MS = 86_400_000;

/** The plain day by which what was asked on a plain day is answered, all days counted. */
export function dataRequestDueDay(askedOn: string): string {
  return new Date(
    Date.parse(`${askedOn}T00:00:00Z`) + PERSONAL_DATA_REQUEST_ANSWER_WITHIN_DAYS * DAY_MS,
  )
    .toISOString()
    .slice(0, 10);
}

/** Days from a plain day until another; below nothing when that is past. */
export function daysUntilDay(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}
