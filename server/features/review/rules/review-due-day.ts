import { todayInZone } from '../../../time/today-in-zone.ts';

const WORKING_DAYS = 5;
const DAY_MS = 86_400_000;
const [SUNDAY, SATURDAY] = [0, 6];

/** Five working days from today. */
export function reviewDueDay(zone: string, now: Date): string {
  // Midnight in UTC stands for the day; no zone's clock changes can touch it.
  let day = new Date(`${todayInZone(zone, now)}T00:00:00Z`);
  for (let left = WORKING_DAYS; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() !== SATURDAY && day.getUTCDay() !== SUNDAY) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
