import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { isPlanItemReadyToPublish } from './items/is-plan-item-ready-to-publish.ts';
import {
  type JobBuilderStepKey,
  jobBuilderStepKeys,
  jobBuilderStepOfProblem,
  jobBuilderStepPath,
  jobBuilderStepTitles,
} from './job-builder-steps-and-paths.ts';
import {
  isEqualOpportunitiesFormAwaitingConfirmation,
  type JobEqualOpportunitiesFormState,
} from './is-equal-opportunities-form-awaiting-confirmation.ts';
import type { JobDraftState } from './job-draft-autosave.ts';
import { listJobPublishProblems } from './list-publish-problems.ts';

export type JobBuilderStepState = {
  name: JobBuilderStepKey;
  title: string;
  words: string;
  isDone: boolean;
  href: string;
};

/** The steps with how far each is, in words. */
export function listJobBuilderSteps(
  state: JobDraftState,
  form: JobEqualOpportunitiesFormState,
): JobBuilderStepState[] {
  const { draft } = state;
  return jobBuilderStepKeys.map((name) => ({
    name,
    title: jobBuilderStepTitles[name],
    words: name === 'form' ? formWords(form) : wordsOf[name](state),
    isDone:
      name === 'publish'
        ? draft.phase !== 'DRAFT'
        : name === 'form'
          ? form !== undefined && !isEqualOpportunitiesFormAwaitingConfirmation(form)
          : isJobBuilderStepDone(name, draft),
    href: jobBuilderStepPath(draft.id, name),
  }));
}

function isJobBuilderStepDone(name: JobBuilderStepKey, draft: JobDraft): boolean {
  if (draft.blockers.some(({ where }) => where === name)) return false;
  if (name === 'criteria' && draft.criteria.length === 0) return false;
  return !draft.problems.some(
    (problem) => problem.blocks && jobBuilderStepOfProblem(problem) === name,
  );
}

function formWords(form: JobEqualOpportunitiesFormState): string {
  // A space that keeps the line, so that nothing moves when it is known.
  if (form === undefined) return '\u00a0';
  if (!form.isWanted) return 'Off';
  return isEqualOpportunitiesFormAwaitingConfirmation(form)
    ? 'Not asked yet'
    : 'Optional for candidates';
}

const wordsOf: Record<Exclude<JobBuilderStepKey, 'form'>, (state: JobDraftState) => string> = {
  details: ({ draft, mine }) => {
    if (mine.title.trim() === '') return 'Title missing';
    if (mine.closing.openUntilFilled) return 'Open until filled';
    if (mine.closing.closesAt === null) return 'Closing time missing';
    const day = mine.closing.closesAt.toLocaleDateString('en-GB', {
      timeZone: draft.zone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    return `${draft.phase === 'CLOSED' ? 'Closed' : 'Closes'} ${day}`;
  },
  description: ({ mine }) =>
    mine.description.trim() === ''
      ? 'Not written yet'
      : pluraliseCount(countWords(mine.description), 'word'),
  criteria: ({ mine: { criteria } }) => {
    const essential = criteria.filter(({ kind }) => kind === 'essential').length;
    if (criteria.length === 0) return 'None yet';
    return essential === criteria.length
      ? `${essential} essential`
      : `${essential} essential, ${criteria.length - essential} desirable`;
  },
  stages: ({ mine: { stages } }) =>
    pluraliseCount(stages.filter(({ switchedOff }) => !switchedOff).length, 'stage'),
  questions: ({ draft, mine: { stages } }) => {
    const asked = stages
      .filter(({ switchedOff }) => !switchedOff)
      .flatMap((stage) => stage.items.map((item) => isPlanItemReadyToPublish(item, stage, draft)));
    if (asked.length === 0) return 'None yet';
    if (draft.phase !== 'DRAFT') return pluraliseCount(asked.length, 'question');
    return `${asked.filter((isReady) => isReady).length} of ${asked.length} ready`;
  },
  team: ({ mine }) => {
    const reviewing = Object.values(mine.parts).filter((role) => role !== 'observer').length;
    return reviewing === 0
      ? 'Nobody yet'
      : pluraliseCount(Object.keys(mine.parts).length, 'person', 'people');
  },
  emails: () => 'The usual ones, or your own',
  publish: ({ draft }) =>
    publishWords[draft.phase](listJobPublishProblems(draft).filter(({ blocks }) => blocks).length),
};

const publishWords: Record<JobDraft['phase'], (missing: number) => string> = {
  DRAFT: (missing) => (missing === 0 ? 'Ready' : `${pluraliseCount(missing, 'thing')} missing`),
  OPEN: () => 'Published',
  CLOSED: () => 'Closed',
  ARCHIVED: () => 'Archived',
};
