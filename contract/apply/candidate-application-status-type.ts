/** Where an application stands, in the candidate's eyes. */
export type CandidateApplicationStatus =
  | 'submitted'
  | 'in-review'
  | 'interviews'
  | 'hired'
  | 'not-chosen'
  | 'withdrawn'
  | 'closed-unsent';
