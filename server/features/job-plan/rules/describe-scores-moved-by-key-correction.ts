type Correction = { scored: number; moved: number; isDone: boolean };

/** What a corrected key did to the scores there were. */
export function describeScoresMovedByKeyCorrection({ scored, moved, isDone }: Correction): string {
  if (!isDone) return 'Everybody’s test is being scored anew';
  if (scored === 0) return 'Nobody’s test had been scored';
  return `${moved} of ${scored} ${scored === 1 ? 'score' : 'scores'} moved`;
}
