import {
  type ApplicationState,
  isUnbegunState,
} from '@evenhand/contract/pipeline/application-states.ts';
import { mayStillAnswer } from './may-still-answer.ts';

type Attempt = {
  state: ApplicationState;
  formAnsweredAt: Date | null;
  asksForm: boolean;
  job: { publishedAt: Date | null; closesAt: Date | null; archivedAt: Date | null };
  questions: { answer: string }[];
};

/** Where a candidate who opens their link goes on; each step is the end of an address. */
export function nextApplicationStep(attempt: Attempt, now: Date): string {
  if (isUnbegunState(attempt.state) && mayStillAnswer(attempt.job, now)) return 'start';
  if (attempt.state !== 'started' || !mayStillAnswer(attempt.job, now)) return 'status';
  if (attempt.asksForm && attempt.formAnsweredAt === null) return 'about-you';
  const unanswered = attempt.questions.findIndex(({ answer }) => answer.trim() === '');
  return unanswered === -1 ? 'check' : `question/${unanswered + 1}`;
}
