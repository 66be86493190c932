const BAD_BELOW = 30;
const WARN_BELOW = 99;

/** Red under 30 %, amber under 99 %, else green; where there is nothing to do yet, red. */
export function progressBarTone({ done, total }: { done: number; total: number }) {
  const percent = total > 0 ? (done / total) * 100 : 0;
  if (percent < BAD_BELOW) return 'bad';
  return percent < WARN_BELOW ? 'warn' : 'ok';
}
