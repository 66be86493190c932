/** The same day so many months earlier, or the last one of a month that is too short for it. */
export function subtractMonthsFromDay(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(date, length.getUTCDate()));
  return first.toISOString().slice(0, 10);
}

/** 21/08/2026 → 2026-08-21; null for what is no day between 2000 and 2099. Single digits will do. */
export function parseDdMmYyyyAsIsoDay(text: string): string | null {
  const [, date, month, year] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)\s*$/.exec(text) ?? [];
  if (date === undefined || month === undefined || year === undefined) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isIsoDay(day) ? day : null;
}

/** 2026-08-21 → 21/08/2026. */
export function formatIsoDayAsDdMmYyyy(day: string): string {
  return day.split('-').reverse().join('/');
}

export function isIsoDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day it is in a zone. */
export function isoDayInZone(zone: string, now: Date): string {
  // Sweden writes days as they are stored.
  return now.toLocaleDateString('sv-SE', { timeZone: zone });
}
