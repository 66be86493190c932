import type { JobPlanProblem } from '@evenhand/contract/job-plan/job-plan-problem-schema.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import {
  type JobDraftFieldName,
  type PlainJobDraftFieldName,
  stageKeyOfDraftField,
} from './edited-job-draft.ts';

export const jobBuilderStepKeys = [
  'details',
  'description',
  'criteria',
  'stages',
  'questions',
  'team',
  'emails',
  'form',
  'publish',
] as const;
export type JobBuilderStepKey = (typeof jobBuilderStepKeys)[number];

export const jobBuilderStepTitles: Readonly<Record<JobBuilderStepKey, string>> = {
  details: 'Role details',
  description: 'Job description',
  criteria: 'Criteria',
  stages: 'Stages',
  questions: 'Questions',
  team: 'Team',
  emails: 'E-mails',
  form: 'Equal opportunities',
  publish: 'Check and publish',
};

const stepKeyByField: Readonly<Record<PlainJobDraftFieldName, JobBuilderStepKey>> = {
  title: 'details',
  team: 'details',
  grade: 'details',
  location: 'details',
  closing: 'details',
  work: 'details',
  place: 'details',
  salary: 'details',
  references: 'details',
  perks: 'details',
  visibility: 'details',
  description: 'description',
  criteria: 'criteria',
  stages: 'stages',
  parts: 'team',
  reviewsPerAnswer: 'team',
};

/** Which step an author changes a field in. */
export function jobBuilderStepOfField(field: JobDraftFieldName): JobBuilderStepKey {
  if (stageKeyOfDraftField(field) !== undefined) return 'questions';
  // What does not name a stage is a field of its own.
  return stepKeyByField[field as PlainJobDraftFieldName];
}

/** Which step an author mends a problem of the plan in. */
export function jobBuilderStepOfProblem({ code, where }: JobPlanProblem): JobBuilderStepKey {
  if (where.item !== undefined || code === 'nothing-scored') return 'questions';
  return where.criterion === undefined ? 'stages' : 'criteria';
}

export function jobBuilderStepPath(jobId: number, step: JobBuilderStepKey): string {
  return step === 'details' ? staffPagePaths.draft(jobId) : staffPagePaths.builderStep(jobId, step);
}

/** Where one item is edited. */
export function jobBuilderItemPath(jobId: number, itemKey: string): string {
  return `${jobBuilderStepPath(jobId, 'questions')}?item=${itemKey}`;
}

/** Where a problem of the plan is mended: the very item, where it is one. */
export function planProblemUrlPath(jobId: number, problem: JobPlanProblem): string {
  const { item } = problem.where;
  return item === undefined
    ? jobBuilderStepPath(jobId, jobBuilderStepOfProblem(problem))
    : jobBuilderItemPath(jobId, item);
}
