/** A task can be handed in until the end of its last day, on the calendar of the organisation, and is late from then on. */
export function isCandidateTaskPastDue(dueOn: string | null, today: string): boolean {
  return dueOn !== null && today > dueOn;
}
