import {
  type ApplicationState,
  isUnbegunState,
} from '@evenhand/contract/pipeline/application-states.ts';
import { listApplicationSteps, type StagesAndTests } from './application-steps.ts';
import { mayStillAnswer } from './may-still-answer.ts';

type Attempt = StagesAndTests & {
  state: ApplicationState;
  formAnsweredAt: Date | null;
  asksForm: boolean;
  job: { publishedAt: Date | null; closesAt: Date | null; archivedAt: Date | null };
};

/** Where a candidate who opens their link goes on; each step is the end of an address. */
export function nextApplicationStep(attempt: Attempt, now: Date): string {
  if (isUnbegunState(attempt.state) && mayStillAnswer(attempt.job, now)) return 'start';
  if (attempt.state !== 'started' || !mayStillAnswer(attempt.job, now)) return 'status';
  if (attempt.asksForm && attempt.formAnsweredAt === null) return 'about-you';
  const left = listApplicationSteps(attempt).find(({ isLeft }) => isLeft(now));
  return left?.path ?? 'check';
}
