import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import {
  jobBuilderStepOfProblem,
  jobBuilderStepPath,
  jobBuilderStepTitles,
  planProblemUrlPath,
} from './job-builder-steps-and-paths.ts';

export type JobPublishProblem = {
  message: string;
  blocks: boolean;
  /** Where it is mended, and how that place is called; undefined where it is here. */
  href?: string;
  place?: string;
};

/** What stands between a role and its publication, and what should be thought over before, each once. */
export function listJobPublishProblems(draft: JobDraft): JobPublishProblem[] {
  const ofPlan = draft.problems.map((problem) => ({
    message: problem.message,
    blocks: problem.blocks,
    href: planProblemUrlPath(draft.id, problem),
    place:
      problem.where.item === undefined
        ? jobBuilderStepTitles[jobBuilderStepOfProblem(problem)].toLowerCase()
        : 'the question',
  }));
  const others = draft.blockers
    .filter(({ message }) => !ofPlan.some((problem) => problem.message === message))
    .map(({ where, message }) => ({
      message,
      blocks: true,
      ...(where !== 'publish' && {
        href: jobBuilderStepPath(draft.id, where),
        place: jobBuilderStepTitles[where].toLowerCase(),
      }),
    }));
  return [...others, ...ofPlan];
}
