type Tasks = {
  reviews: readonly { overdue: boolean }[];
  interviews: readonly unknown[];
  decisions: readonly unknown[];
  drafts: readonly unknown[];
  hireStatus: readonly unknown[];
};

/** '3 things wait for you. 1 is overdue.' */
export function toDosWaitingWords({
  reviews,
  interviews,
  decisions,
  drafts,
  hireStatus,
}: Tasks): string {
  const groups = [reviews, interviews, decisions, drafts, hireStatus];
  const waiting = groups.reduce((n, group) => n + group.length, 0);
  const overdue = reviews.filter((review) => review.overdue).length;
  if (waiting === 0) return 'Nothing waits for you.';
  const words = waiting === 1 ? '1 thing waits for you.' : `${waiting} things wait for you.`;
  if (overdue === 0) return words;
  return `${words} ${overdue === 1 ? '1 is overdue.' : `${overdue} are overdue.`}`;
}
