import { mayStillAnswer } from './right-to-answer.ts';

type Attempt = {
  state: string;
  formAnsweredAt: Date | null;
  job: { publishedAt: Date | null; closesAt: Date | null; archivedAt: Date | null };
  questions: { answer: string }[];
};

/** Where a candidate who opens their link goes on; each step is the end of an address. */
export function nextStep(attempt: Attempt, now: Date): string {
  if (attempt.state !== 'started' || !mayStillAnswer(attempt.job, now)) return 'status';
  if (attempt.formAnsweredAt === null) return 'about-you';
  const unanswered = attempt.questions.findIndex(({ answer }) => answer.trim() === '');
  return unanswered === -1 ? 'check' : `question/${unanswered + 1}`;
}
