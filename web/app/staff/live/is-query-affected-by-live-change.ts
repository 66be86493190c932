import type * as activity from '@evenhand/contract/activity/activity-feed.ts';
import type * as hires from '@evenhand/contract/pipeline/find-hireable-and-mark-candidates-hired.ts';
import type * as comparison from '@evenhand/contract/interviews/compare-interviewed-candidates.ts';
import type * as scorecards from '@evenhand/contract/interviews/scorecards.ts';
import type * as rounds from '@evenhand/contract/interviews/interview-round-settings-endpoints.ts';
import type * as slots from '@evenhand/contract/interviews/interview-slots.ts';
import type * as interviews from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import type * as candidateTasks from '@evenhand/contract/candidate-tasks/manage-candidate-tasks-of-job.ts';
import type * as invites from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import type * as boards from '@evenhand/contract/job-boards/job-boards-and-sources.ts';
import type * as jobs from '@evenhand/contract/jobs.ts';
import type { LiveChange, LiveChangeKind } from '@evenhand/contract/live/live-changes.ts';
import type * as reports from '@evenhand/contract/reporting/organisation-reports.ts';
import type * as onboarding from '@evenhand/contract/onboarding/find-organisation-onboarding-endpoint.ts';
import type * as people from '@evenhand/contract/organisation/organisation-members.ts';
import type * as mustHaves from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import type * as leaderboards from '@evenhand/contract/pipeline/leaderboard.ts';
import type * as rankingWeights from '@evenhand/contract/pipeline/ranking-weights.ts';
import type * as pipeline from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type * as library from '@evenhand/contract/question-library.ts';
import type * as feedback from '@evenhand/contract/feedback/experience-feedback-results.ts';
import type * as reporting from '@evenhand/contract/reporting/job-reports.ts';
import type * as progress from '@evenhand/contract/review/review-progress-and-reminders.ts';
import type * as search from '@evenhand/contract/search.ts';
import type * as tasks from '@evenhand/contract/to-dos.ts';

/** Types alone: the calls themselves are part of the pages that make them. */
type Promises =
  | typeof activity
  | typeof boards
  | typeof candidateTasks
  | typeof comparison
  | typeof hires
  | typeof interviews
  | typeof invites
  | typeof jobs
  | typeof leaderboards
  | typeof library
  | typeof mustHaves
  | typeof onboarding
  | typeof people
  | typeof pipeline
  | typeof rankingWeights
  | typeof feedback
  | typeof reporting
  | typeof reports
  | typeof rounds
  | typeof progress
  | typeof scorecards
  | typeof search
  | typeof slots
  | typeof tasks;
type PathIn<Module> = Module extends unknown
  ? {
      [Name in keyof Module]: Module[Name] extends { path: infer Path } ? Path : never;
    }[keyof Module]
  : never;

/**
 * Which calls a page makes again, by what has changed. Not among them: what somebody is writing just now, and what leaves a
 * trace each time it is looked at.
 */
const requested: Record<Exclude<LiveChangeKind, 'everything'>, readonly PathIn<Promises>[]> = {
  jobs: [
    '/job/list-es',
    '/job-counts',
    '/job/filters',
    '/hired-notifications',
    '/api/rest/job/{id}',
    // What stages weigh.
    '/api/manage/{jobId}/leaderboard',
    '/api/manage/{jobId}/weights',
    '/api/onboarding',
    '/api/org-interviews',
    '/api/role-names',
    '/api/job-boards',
    '/api/library-drafts',
  ],
  candidates: [
    '/api/manage/{jobId}',
    '/api/manage/{jobId}/candidates',
    '/api/manage/{jobId}/must-haves',
    '/api/manage/{jobId}/invites',
    '/api/manage/{jobId}/tasks',
    '/api/job/{id}/interviews',
    '/api/job/{id}/interview-slots',
    '/api/job/{id}/interview-rounds/{roundId}',
    '/api/manage/{jobId}/leaderboard',
    '/api/manage/{jobId}/weights',
    '/api/manage/{jobId}/rounds/{roundId}',
    '/api/interviews/{interviewId}/scorecard',
    '/api/manage/{jobId}/hireable',
    '/api/manage/{jobId}/review-progress',
    '/api/job/{jobId}/report',
    '/api/job/{jobId}/report/reviews',
    '/api/job/{jobId}/report/diversity',
    '/api/sources',
    '/api/org/stats',
    '/api/org/hired-stats',
    '/api/org/rejected-stats',
  ],
  feed: ['/api/activity', '/api/recent-feedback'],
  tasks: ['/user-dashboard/task-data'],
  people: ['/api/org/{orgId}/users', '/api/org/{orgId}/admins'],
};
const byPath = new Map(
  Object.entries(requested).flatMap(([kind, paths]) => paths.map((path) => [path as string, kind])),
);

/** Whether the answer kept under this key may be old after the change. */
export function isQueryAffectedByLiveChange(
  queryKey: readonly unknown[],
  { kinds, jobs: ids }: LiveChange,
): boolean {
  const kind = byPath.get(String(queryKey[1]));
  if (kind === undefined) return false;
  if (kinds.includes('everything')) return true;
  const id = jobIn(queryKey[2]);
  return kinds.some((told) => told === kind) && (id === undefined || ids.includes(id));
}

/** The role that a call asks about, where it asks about one. */
function jobIn(question: unknown): number | undefined {
  if (typeof question !== 'object' || question === null || !('params' in question))
    return undefined;
  // As `Asked` of an endpoint has them.
  const { jobId, id } = question.params as { jobId?: unknown; id?: unknown };
  const given = jobId ?? id;
  return given === undefined ? undefined : Number(given);
}
