import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { Tag } from '../../ui/tag.tsx';

type Props = { interview: Pick<JobInterview, 'hasEmailReturned'> };

/** Said wherever an interview stands whose candidate may not know of it. */
export function ReturnedEmailNote({ interview }: Props) {
  if (!interview.hasEmailReturned) return null;
  return <Tag colour="red">E-mail came back</Tag>;
}
