import {
  type JobDraft,
  QUESTION_OR_GUIDE_CHARACTERS_MIN,
} from '@evenhand/contract/builder/job-builder.ts';
import type { JobEqualOpportunitiesSetup } from '@evenhand/contract/equal-opportunities.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import { pagePaths } from '../../net/page-paths.ts';
import type { JobDraftState } from './job-draft-autosave.ts';
import type { JobDraftFieldName, JobQuestionValues } from './job-draft-values.ts';

export const jobBuilderStepKeys = [
  'details',
  'description',
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
  questions: 'Questions',
  team: 'Team',
  emails: 'E-mails',
  form: 'Equal opportunities',
  publish: 'Check and publish',
};

/** Which step an author changes a field in. */
export const jobBuilderStepKeyByField: Readonly<Record<JobDraftFieldName, JobBuilderStepKey>> = {
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
  questions: 'questions',
  parts: 'team',
  reviewsPerAnswer: 'team',
};

export type JobBuilderStep = {
  name: JobBuilderStepKey;
  title: string;
  words: string;
  isDone: boolean;
  href: string;
};

/** What a role asks about the candidates themselves; undefined while that is not known. */
type JobForm = Pick<JobEqualOpportunitiesSetup, 'isWanted' | 'isConfirmed'> | undefined;

/** The steps with how far each is, in words. */
export function listJobBuilderSteps(state: JobDraftState, form: JobForm): JobBuilderStep[] {
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
          : !draft.blockers.some(({ where }) => where === name),
    href: jobBuilderStepPath(draft.id, name),
  }));
}

export function jobBuilderStepPath(jobId: number, step: JobBuilderStepKey): string {
  return step === 'details' ? pagePaths.draft(jobId) : pagePaths.builderStep(jobId, step);
}

export function isJobQuestionComplete({
  text,
  guideOne,
  guideThree,
  guideFive,
}: JobQuestionValues): boolean {
  return [text, guideOne, guideThree, guideFive].every(
    (each) => each.trim().length >= QUESTION_OR_GUIDE_CHARACTERS_MIN,
  );
}

/** Wanted, and not asked because nobody confirmed what candidates are told. */
export function isEqualOpportunitiesFormAwaitingConfirmation(form: JobForm): boolean {
  return form !== undefined && form.isWanted && !form.isConfirmed;
}

function formWords(form: JobForm): string {
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
      : pluralise(countWords(mine.description), 'word'),
  questions: ({ mine: { questions } }) =>
    questions.length === 0
      ? 'None yet'
      : `${questions.filter(isJobQuestionComplete).length} of ${questions.length} ready`,
  team: ({ mine }) => {
    const reviewing = Object.values(mine.parts).filter((role) => role !== 'observer').length;
    return reviewing === 0
      ? 'Nobody yet'
      : pluralise(Object.keys(mine.parts).length, 'person', 'people');
  },
  emails: () => 'The usual ones, or your own',
  publish: ({ draft }) => publishWords[draft.phase](draft.blockers.length),
};

const publishWords: Record<JobDraft['phase'], (missing: number) => string> = {
  DRAFT: (missing) => (missing === 0 ? 'Ready' : `${pluralise(missing, 'thing')} missing`),
  OPEN: () => 'Published',
  CLOSED: () => 'Closed',
  ARCHIVED: () => 'Archived',
};
