/** The plain day so many working days after a moment, weekends left out. */
export function dayAfterWorkingDays(from: Date, days: number): string {
  const day = new Date(Date.UTC(from.getFullYear(), from.getMonth(), from.getDate()));
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
