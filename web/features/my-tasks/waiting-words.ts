type Tasks = {
  reviews: readonly { overdue: boolean }[];
  decisions: readonly unknown[];
  drafts: readonly unknown[];
};

/** '3 things wait for you. 1 is overdue.' */
export function waitingWords({ reviews, decisions, drafts }: Tasks): string {
  const waiting = reviews.length + decisions.length + drafts.length;
  const overdue = reviews.filter((review) => review.overdue).length;
  if (waiting === 0) return 'Nothing waits for you.';
  const words = waiting === 1 ? '1 thing waits for you.' : `${waiting} things wait for you.`;
  if (overdue === 0) return words;
  return `${words} ${overdue === 1 ? '1 is overdue.' : `${overdue} are overdue.`}`;
}
