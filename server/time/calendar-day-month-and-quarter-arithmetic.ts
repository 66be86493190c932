/** Days are text, yyyy-MM-dd: they sort as they are, and no clock or zone comes near them. */
export function nextCalendarDay(day: string): string {
  return shifted(day, 1);
}

export function previousCalendarDay(day: string): string {
  return shifted(day, -1);
}

export function firstDayOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export function lastDayOfMonth(day: string): string {
  return previousCalendarDay(firstDayOfNextMonth(day));
}

/** The first day of the month after. */
export function firstDayOfNextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return written(new Date(Date.UTC(year, month, 1)));
}

/** Such as 2026-Q3. */
export function calendarQuarterOfDay(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

function shifted(day: string, days: number): string {
  return written(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));
}

function written(date: Date): string {
  return date.toISOString().slice(0, 10);
}
