const states = ['submitted', 'in_review', 'interviews_tasks', 'hired', 'rejected'];

/** Whether a hiring team may write to a candidate who stands here: they have applied, and not withdrawn. */
export function mayBeWrittenTo(state: string): boolean {
  return states.includes(state);
}
