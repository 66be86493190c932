type Columns = { firstName: string | null; lastName: string | null };

/** The person, unless their name is sealed for whoever asks. */
export function personOf({
  firstName,
  lastName,
}: Columns): { firstName: string; lastName: string } | null {
  return firstName === null || lastName === null ? null : { firstName, lastName };
}
