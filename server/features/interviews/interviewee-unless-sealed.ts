type Columns = { firstName: string | null; lastName: string | null };

/** The person, unless their name is sealed for whoever asks. */
export function intervieweeUnlessSealed({
  firstName,
  lastName,
}: Columns): { firstName: string; lastName: string } | null {
  return firstName === null || lastName === null ? null : { firstName, lastName };
}
