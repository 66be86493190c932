import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

type Props = { interview: Pick<JobInterview, 'hasEmailReturned'> };

/** Said wherever an interview stands whose candidate may not know of it. */
export function InterviewEmailReturnedNote({ interview }: Props) {
  if (!interview.hasEmailReturned) return null;
  return <StatusTag colour="red">E-mail came back</StatusTag>;
}
