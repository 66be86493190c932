import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findApplicationEntryFormEndpoint } from '@evenhand/contract/adjustments/staff-enters-application-for-candidate.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import {
  listStagesForApplicationEntry,
  type StageForApplicationEntry,
} from '../apply/list-stages-for-application-entry.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import {
  jobPhaseOf,
  type JobPhaseDates,
} from '../jobs/rules/job-phase-and-job-card-destination.ts';
import { findWhetherMemberMayReadAdjustments } from './sql/candidate-adjustments-answers-and-reading-rights.ts';

type Form = ResponseOf<typeof findApplicationEntryFormEndpoint>;

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What an admin types in for somebody who applies another way: by phone, on paper, or with help. */
export async function readApplicationEntryForm(
  visit: VisitorRequestContext,
  { jobId }: { jobId: number },
): Promise<Form> {
  const { db, now } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const stages = await listStagesForApplicationEntry(db, jobId);
  return {
    jobTitle: job.title,
    mayEnter: findApplicationEntryPermission(job, {
      now,
      mayRead: await findWhetherMemberMayReadAdjustments(db, jobId),
    }),
    // What is typed in for a test would be stored nowhere.
    stages: stages
      .filter(({ kind, questions }) => kind !== 'test' && questions.length > 0)
      .map(stageOf),
    tests: stages.flatMap(({ kind, name }) => (kind === 'test' ? [name] : [])),
  };
}

/** Also after it has closed: what came in time by another way takes time to be typed in. */
export function findApplicationEntryPermission(
  job: JobPhaseDates,
  { now, mayRead }: { now: Date; mayRead: boolean },
): Form['mayEnter'] {
  const phase = jobPhaseOf(job, now);
  if (phase === 'DRAFT') return 'not-published';
  if (phase === 'ARCHIVED') return 'archived';
  return mayRead ? 'yes' : 'reviews-it';
}

function stageOf({ id, name, questions }: StageForApplicationEntry): Form['stages'][number] {
  return {
    id,
    name,
    questions: questions.map(({ item, condition }) => ({
      item,
      onlyIf:
        condition &&
        `${alternatives.format(condition.options.map(({ words }) => `“${words}”`))} to “${condition.question}”`,
    })),
  };
}
