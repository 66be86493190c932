export type MissingReviewersOfJob = { title: string; reviews: number };

/** Of which roles answers lose a reader, before they do. */
export function writeMissingReviewersMessage(missing: readonly MissingReviewersOfJob[]): string {
  const parts = missing.map(
    ({ title, reviews }) => `${reviews} ${reviews === 1 ? 'answer' : 'answers'} for ${title}`,
  );
  const list = new Intl.ListFormat('en-GB').format(parts);
  return `Nobody else can score ${list}. Without them these answers are scored by fewer people than planned. Choose more reviewers first, or confirm.`;
}
