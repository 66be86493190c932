import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { listTeamsAndGradesForJobFiltersEndpoint } from '@evenhand/contract/jobs.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { ActingMember } from '../../access/visitor-request-context.ts';
import { findTeamsAndGradesOfJobs } from './sql/job-cards-phase-counts-teams-and-grades.ts';

type Filters = ResponseOf<typeof listTeamsAndGradesForJobFiltersEndpoint>;
type Query = {
  of: { member: ActingMember; now: Date } | 'figures';
  /** Days in the organisation's zone, both included. */
  period: { from?: string | undefined; until?: string | undefined };
};

/** By which teams and grades the roles of a member, or the figures of an organisation, can be narrowed down. */
export async function readTeamAndGradeFilterOptions(
  db: Db<'staff'>,
  { of, period }: Query,
): Promise<Filters> {
  const { teams, grades } = await findTeamsAndGradesOfJobs(db, of, period);
  return [
    {
      id: 'team',
      title: 'Team',
      type: 'inclusive',
      items: teams.map(named),
      emptyStateText: 'No role has a team yet.',
    },
    {
      id: 'grade',
      title: 'Grade',
      type: 'inclusive',
      items: grades.map(named),
      emptyStateText: 'No role has a grade yet.',
    },
  ];
}

function named(value: string) {
  return { name: value, value };
}
