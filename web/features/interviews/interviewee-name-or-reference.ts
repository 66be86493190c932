import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';

/** The name once it is open, the reference until then. */
export function intervieweeNameOrReference({
  ref,
  person,
}: Pick<JobInterview, 'ref' | 'person'>): string {
  return person === null ? ref : `${person.firstName} ${person.lastName}`;
}
