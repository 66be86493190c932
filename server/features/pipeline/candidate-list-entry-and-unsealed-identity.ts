import {
  mayEmailCandidateInState,
  findStageGroupOfApplicationState,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { MustHaveWithCandidateVerdict } from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import type { CandidateListEntry } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type { ManagedApplicationDbRow } from './sql/managed-applications-their-emails-and-history.ts';

/** An application as the manage screen shows it to somebody who may manage the role. */
export function makeCandidateListEntry(
  row: ManagedApplicationDbRow,
  mustHaves: readonly MustHaveWithCandidateVerdict[] = [],
): CandidateListEntry {
  const person = candidateIdentityUnlessSealed(row);
  return {
    id: row.id,
    ref: row.ref,
    person,
    state: row.state,
    group: findStageGroupOfApplicationState(row.state),
    submittedOn: row.submittedOn,
    reviews: { scored: row.scored, expected: row.expected },
    mustHaves: [...mustHaves],
    rejectionMail: row.rejectionMail && {
      ...row.rejectionMail,
      sendAt: new Date(row.rejectionMail.sendAt),
    },
    may: { open: person === null, write: mayEmailCandidateInState(row.state) },
  };
}

type PersonColumns = Pick<ManagedApplicationDbRow, 'firstName' | 'lastName' | 'email'>;

/** The person, unless their identity is sealed for whoever asks. */
export function candidateIdentityUnlessSealed({
  firstName,
  lastName,
  email,
}: PersonColumns): CandidateListEntry['person'] {
  return firstName === null || lastName === null || email === null
    ? null
    : { firstName, lastName, email };
}
