/** What whoever has no roles at all reads. */
export function noJobsYetWords(mayStart: boolean): string {
  return mayStart
    ? 'There are currently no jobs created. Start a new role to see it here.'
    : 'There are currently no jobs created with you on the team. Ask an admin of your organisation to put you on one.';
}
