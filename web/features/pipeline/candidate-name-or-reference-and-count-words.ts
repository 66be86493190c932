import type { CandidateListEntry } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';

/** The name once it is open, the reference until then: in the same place. */
export function candidateNameOrReference({
  ref,
  person,
}: Pick<CandidateListEntry, 'ref' | 'person'>): string {
  return person === null ? ref : `${person.firstName} ${person.lastName}`;
}

/** '1 candidate', '6 candidates'. */
export function formatCandidateCount(n: number): string {
  return n === 1 ? '1 candidate' : `${n} candidates`;
}
