/** What a line of the list of applicants tells. */
export type Applicant = {
  ref: string;
  state: string;
  startedOn: string;
  submittedOn: string | null;
  hiredOn: string | null;
  rejectedOn: string | null;
  /** These four are null while the name is sealed: row-level security shows no identity then. */
  source: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  /** Of released reviews alone, and never of a role that the reader still reviews. */
  meanStars: number | null;
};
export type ApplicantJob = { title: string; team: string | null; grade: string | null };

export const applicantColumns = [
  'Reference',
  'Role',
  'Team',
  'Grade',
  'Stage',
  'Started',
  'Submitted',
  'Hired',
  'Rejected',
  'Source',
  'First name',
  'Last name',
  'E-mail',
  'Mean stars',
] as const;

/** Every state that somebody who submitted can be in. */
const stages: Record<string, string> = {
  started: 'Started',
  submitted: 'Submitted',
  in_review: 'In Review',
  interviews_tasks: 'Interviews & Tasks',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** In the order of the columns. */
export function applicantCells(
  row: Applicant,
  job: ApplicantJob | undefined,
): (string | number | null)[] {
  return [
    row.ref,
    job?.title ?? null,
    job?.team ?? null,
    job?.grade ?? null,
    stages[row.state] ?? row.state,
    row.startedOn,
    row.submittedOn,
    row.hiredOn,
    row.rejectedOn,
    row.source,
    row.firstName,
    row.lastName,
    row.email,
    row.meanStars,
  ];
}
