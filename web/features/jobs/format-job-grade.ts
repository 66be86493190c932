/** Organisations write `C` or `4` as well as `Band 6` or `Senior`. */
export function formatJobGrade(grade: string): string {
  return /^\w{1,2}$/.test(grade) ? `Grade ${grade}` : grade;
}
