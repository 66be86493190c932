import {
  type ApplicationState,
  applicationStateFacts,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { writeCsvCells } from '@evenhand/contract/write-csv.ts';

/** What a line of the list of applicants tells. */
export type ApplicantCsvRow = {
  ref: string;
  state: ApplicationState;
  /** The days on which they started, submitted, came to interviews or tasks, were hired and were rejected, each 2026-04-01 or nothing, with commas between. */
  days: string;
  /** These four are null while the name is sealed: row-level security shows no identity then. */
  source: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  /** Of released reviews alone, and never of a role that the reader still reviews. */
  meanStars: number | null;
};
export type JobOfExportedApplicant = { title: string; team: string | null; grade: string | null };

export const applicantCsvColumns = [
  'Reference',
  'Role',
  'Team',
  'Grade',
  'Stage',
  'Started',
  'Submitted',
  'To interviews or tasks',
  'Hired',
  'Rejected',
  'Source',
  'First name',
  'Last name',
  'E-mail',
  'Mean stars',
] as const;

/** What all lines of a role have alike, written once. */
export function applicantJobCells({ title, team, grade }: JobOfExportedApplicant): string {
  return writeCsvCells([title, team, grade]);
}

/** In the order of the columns. @param job written by `applicantJobCells` */
export function applicantCsvLine(row: ApplicantCsvRow, job: string): string {
  const { ref, state, days, source, firstName, lastName, email, meanStars } = row;
  const [stage, who] = [stageOf(state), [source, firstName, lastName, email, meanStars]];
  return `${writeCsvCells([ref])},${job},${writeCsvCells([stage])},${days},${writeCsvCells(who)}\r\n`;
}

/** The stage as the manage screen names it; who stands in none, in the words of the state. */
function stageOf(state: ApplicationState): string {
  const { group, words } = applicationStateFacts[state];
  return group?.title ?? words;
}
