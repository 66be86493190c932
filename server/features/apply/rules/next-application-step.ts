import {
  type ApplicationState,
  isUnbegunState,
} from '@evenhand/contract/pipeline/application-states.ts';
import { attemptStateOf } from '../../candidate-tests/rules/attempt-state.ts';
import { mayStillAnswer } from './may-still-answer.ts';

type Attempt = {
  state: ApplicationState;
  formAnsweredAt: Date | null;
  asksForm: boolean;
  job: { publishedAt: Date | null; closesAt: Date | null; archivedAt: Date | null };
  questions: { answer: string }[];
  tests: { attempt: Parameters<typeof attemptStateOf>[0] }[];
};

/** Where a candidate who opens their link goes on; each step is the end of an address. */
export function nextApplicationStep(attempt: Attempt, now: Date): string {
  if (isUnbegunState(attempt.state) && mayStillAnswer(attempt.job, now)) return 'start';
  if (attempt.state !== 'started' || !mayStillAnswer(attempt.job, now)) return 'status';
  if (attempt.asksForm && attempt.formAnsweredAt === null) return 'about-you';
  const unanswered = attempt.questions.findIndex(({ answer }) => answer.trim() === '');
  return unanswered === -1 ? stepAfterQuestions(attempt, now) : `question/${unanswered + 1}`;
}

/** The first test that is not done, and then the page where everything is checked. */
export function stepAfterQuestions({ tests }: Pick<Attempt, 'tests'>, now: Date): string {
  const open = tests.findIndex(({ attempt }) => attemptStateOf(attempt, now) !== 'done');
  return open === -1 ? 'check' : `test/${open + 1}`;
}
