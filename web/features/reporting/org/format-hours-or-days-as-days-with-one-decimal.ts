const HOURS_A_DAY = 24;

/** Hours as days with one decimal; a dash where there is nothing to count. */
export function formatHoursAsDays(hours: number | null): string {
  return hours === null ? '–' : formatDaysWithOneDecimal(hours / HOURS_A_DAY);
}

export function formatDaysWithOneDecimal(days: number | null): string {
  if (days === null) return '–';
  return days.toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
