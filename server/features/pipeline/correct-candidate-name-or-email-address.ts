import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import {
  updateCandidateEmailAddressInDatabase,
  updateCorrectedNameInDatabase,
} from './sql/corrected-candidate-name-and-email-address.ts';

type Person = { firstName: string; lastName: string; email: string };

/** The name of whoever holds the link, as they say it is; in each of their applications to the organisation. */
export async function correctCandidateName(
  db: Db<'candidate'>,
  { firstName, lastName, email }: Person,
): Promise<void> {
  await updateCorrectedNameInDatabase(db, {
    firstName,
    lastName,
    normalised: normalised({ firstName, lastName, email }),
  });
}

/** The address that they have confirmed; `taken` where somebody else of the organisation has it. */
export async function correctCandidateEmailAddress(
  db: Db<'candidate'>,
  person: Person,
): Promise<'corrected' | 'taken'> {
  const isCorrected = await updateCandidateEmailAddressInDatabase(db, {
    email: person.email,
    normalised: normalised(person),
  });
  return isCorrected ? 'corrected' : 'taken';
}

function normalised({ firstName, lastName, email }: Person): string {
  return normaliseForSearch(`${firstName} ${lastName} ${email}`);
}
