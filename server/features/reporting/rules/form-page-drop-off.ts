import type { JobReport } from '@evenhand/contract/reporting/job-reports.ts';

export type FormPageDropOffFacts = {
  questions: readonly string[];
  /** Whether anybody was asked about equal opportunities before the first question. */
  asksForm: boolean;
  sent: number;
  /** Who has not sent it, by the page they stand at: 0 for the equal-opportunities page, then the questions, then the check. */
  standing: readonly { page: number; n: number }[];
};

/** The pages of a role's form, and where people have stopped. Whoever came to a later page came to each one before it. */
export function formPageDropOff({
  questions,
  asksForm,
  sent,
  standing,
}: FormPageDropOffFacts): JobReport['pages'] {
  const begun = sent + standing.reduce((sum, { n }) => sum + n, 0);
  if (begun === 0) return [];
  const pages = [
    ...(asksForm ? [{ page: 'about-you', number: null, text: null, place: 0 } as const] : []),
    ...questions.map(
      (text, at) => ({ page: 'question', number: at + 1, text, place: at + 1 }) as const,
    ),
    { page: 'check', number: null, text: null, place: questions.length + 1 } as const,
  ];
  let reached = begun;
  return pages.map(({ place, ...page }, at) => {
    const next = pages[at + 1]?.place ?? Infinity;
    const stopped = standing.reduce((sum, { page: own, n }) => {
      const isHere = at === 0 ? own < next : own >= place && own < next;
      return isHere ? sum + n : sum;
    }, 0);
    const told = { ...page, reached, stopped };
    reached -= stopped;
    return told;
  });
}
