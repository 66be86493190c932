/** '12 days left', of days until the last one, which still counts. */
export function formatDaysLeft(daysLeft: number): string {
  if (daysLeft < 0) return daysLeft === -1 ? '1 day late' : `${-daysLeft} days late`;
  if (daysLeft === 0) return 'Today is the last day';
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
}
