/** What is wrong with a day on which somebody is said to have been hired; null when nothing is. Days as `2026-03-31`. */
export function hireDayProblem(
  hiredOn: string,
  { today, submittedOn }: { today: string; submittedOn: readonly string[] },
): string | null {
  if (hiredOn > today) return 'Choose today or a day that has been.';
  const after = submittedOn.filter((day) => day > hiredOn).length;
  if (after === 0) return null;
  return submittedOn.length === 1
    ? 'They applied after this day. Choose a later one.'
    : 'Some of them applied after this day. Choose a later one.';
}
