import {
  type ApplicationState,
  isUnbegunApplicationState,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import {
  listApplicationSteps,
  type ApplicationStagesAndTests,
} from './application-steps-and-missing-required-answer.ts';
import { mayApplicationStillBeWritten } from './may-application-still-be-written.ts';

type Attempt = ApplicationStagesAndTests & {
  state: ApplicationState;
  formAnsweredAt: Date | null;
  asksForm: boolean;
  job: { publishedAt: Date | null; closesAt: Date | null; archivedAt: Date | null };
};

/** Where a candidate who opens their link goes on; each step is the end of an address. */
export function findNextApplicationStepPath(attempt: Attempt, now: Date): string {
  if (isUnbegunApplicationState(attempt.state) && mayApplicationStillBeWritten(attempt.job, now))
    return 'start';
  if (attempt.state !== 'started' || !mayApplicationStillBeWritten(attempt.job, now))
    return 'status';
  if (attempt.asksForm && attempt.formAnsweredAt === null) return 'about-you';
  const left = listApplicationSteps(attempt).find(({ isLeft }) => isLeft(now));
  return left?.path ?? 'check';
}
