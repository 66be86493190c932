import { type JobDraft, QUESTION_OR_GUIDE_CHARACTERS_MIN } from '@evenhand/contract/builder.ts';
import type { JobEqualOpportunitiesSetup } from '@evenhand/contract/equal-opportunities.ts';
import { countWords } from '@evenhand/contract/words.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import { paths } from '../../net/paths.ts';
import type { DraftState } from './draft-autosave.ts';
import type { FieldName, QuestionValues } from './draft-values.ts';

export const stepNames = [
  'details',
  'description',
  'questions',
  'team',
  'emails',
  'form',
  'publish',
] as const;
export type StepName = (typeof stepNames)[number];

export const stepTitles: Readonly<Record<StepName, string>> = {
  details: 'Role details',
  description: 'Job description',
  questions: 'Questions',
  team: 'Team',
  emails: 'E-mails',
  form: 'Equal opportunities',
  publish: 'Check and publish',
};

/** Which step an author changes a field in. */
export const builderStepOfField: Readonly<Record<FieldName, StepName>> = {
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

export type BuilderStep = {
  name: StepName;
  title: string;
  words: string;
  isDone: boolean;
  href: string;
};

/** What a role asks about the candidates themselves; undefined while that is not known. */
type JobForm = Pick<JobEqualOpportunitiesSetup, 'isWanted' | 'isConfirmed'> | undefined;

/** The steps with how far each is, in words. */
export function stepsOfBuilder(state: DraftState, form: JobForm): BuilderStep[] {
  const { draft } = state;
  return stepNames.map((name) => ({
    name,
    title: stepTitles[name],
    words: name === 'form' ? formWords(form) : wordsOf[name](state),
    isDone:
      name === 'publish'
        ? draft.phase !== 'DRAFT'
        : name === 'form'
          ? form !== undefined && !isHeldUp(form)
          : !draft.blockers.some(({ where }) => where === name),
    href: pathOfStep(draft.id, name),
  }));
}

export function pathOfStep(jobId: number, step: StepName): string {
  return step === 'details' ? paths.draft(jobId) : paths.builderStep(jobId, step);
}

export function isReady({ text, guideOne, guideThree, guideFive }: QuestionValues): boolean {
  return [text, guideOne, guideThree, guideFive].every(
    (each) => each.trim().length >= QUESTION_OR_GUIDE_CHARACTERS_MIN,
  );
}

/** Wanted, and not asked because nobody confirmed what candidates are told. */
export function isHeldUp(form: JobForm): boolean {
  return form !== undefined && form.isWanted && !form.isConfirmed;
}

function formWords(form: JobForm): string {
  // A space that keeps the line, so that nothing moves when it is known.
  if (form === undefined) return '\u00a0';
  if (!form.isWanted) return 'Off';
  return isHeldUp(form) ? 'Not asked yet' : 'Optional for candidates';
}

const wordsOf: Record<Exclude<StepName, 'form'>, (state: DraftState) => string> = {
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
      : `${questions.filter(isReady).length} of ${questions.length} ready`,
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
