import { type JobDraft, WRITTEN_MIN } from '@evenhand/contract/builder.ts';
import { paths } from '../../paths.ts';
import type { DraftState } from './draft-keeper.ts';
import type { FieldName, Question } from './draft-values.ts';

export const stepNames = ['details', 'description', 'questions', 'team', 'publish'] as const;
export type StepName = (typeof stepNames)[number];

export const stepTitles: Readonly<Record<StepName, string>> = {
  details: 'Role details',
  description: 'Job description',
  questions: 'Questions',
  team: 'Team',
  publish: 'Check and publish',
};

/** Which step an author changes a field in. */
export const stepOfField: Readonly<Record<FieldName, StepName>> = {
  title: 'details',
  team: 'details',
  grade: 'details',
  location: 'details',
  closing: 'details',
  description: 'description',
  questions: 'questions',
  parts: 'team',
  reviewsPerAnswer: 'team',
};

export type Step = { name: StepName; title: string; words: string; isDone: boolean; href: string };

/** The steps with how far each is, in words. */
export function stepsOf(state: DraftState): Step[] {
  const { draft } = state;
  return stepNames.map((name) => ({
    name,
    title: stepTitles[name],
    words: wordsOf[name](state),
    isDone:
      name === 'publish'
        ? draft.phase !== 'DRAFT'
        : !draft.blockers.some(({ where }) => where === name),
    href: pathOfStep(draft.id, name),
  }));
}

export function pathOfStep(jobId: number, step: StepName): string {
  return step === 'details' ? paths.draft(jobId) : paths.builderStep(jobId, step);
}

export function isReady({ text, guideOne, guideThree, guideFive }: Question): boolean {
  return [text, guideOne, guideThree, guideFive].every((each) => each.trim().length >= WRITTEN_MIN);
}

export function wordCount(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}

export function counted(n: number, one: string, several = `${one}s`): string {
  return `${n.toLocaleString('en-GB')} ${n === 1 ? one : several}`;
}

const wordsOf: Record<StepName, (state: DraftState) => string> = {
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
      : counted(wordCount(mine.description), 'word'),
  questions: ({ mine: { questions } }) =>
    questions.length === 0
      ? 'None yet'
      : `${questions.filter(isReady).length} of ${questions.length} ready`,
  team: ({ mine }) => {
    const reviewing = Object.values(mine.parts).filter((role) => role !== 'observer').length;
    return reviewing === 0
      ? 'Nobody yet'
      : counted(Object.keys(mine.parts).length, 'person', 'people');
  },
  publish: ({ draft }) => publishWords[draft.phase](draft.blockers.length),
};

const publishWords: Record<JobDraft['phase'], (missing: number) => string> = {
  DRAFT: (missing) => (missing === 0 ? 'Ready' : `${counted(missing, 'thing')} missing`),
  OPEN: () => 'Published',
  CLOSED: () => 'Closed',
  ARCHIVED: () => 'Archived',
};
