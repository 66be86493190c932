import { ANSWER_WORDS_LIMIT_DEFAULT } from '../builder/job-builder.ts';
import { findItemScoring, hasGuides } from '../plan/item-kinds.ts';
import type { PlanItem } from '../plan/plan-item.ts';
import type { PlanStageKind } from '../plan/stage-kind-facts.ts';
import type { LibraryQuestionText } from '../question-library.ts';
import type { LibraryItem } from './library-item.ts';

type Guides = Pick<LibraryQuestionText, 'guideOne' | 'guideThree' | 'guideFive'>;
type QuestionToCopy = Guides & Pick<LibraryQuestionText, 'type' | 'text' | 'item'>;

/**
 * A question of the library as an item of a stage: it has guides where people score it there, and a must-have where nobody
 * does. What its options are worth is no part of it.
 */
export function toItemOfStage(
  { type, text, item, ...guides }: QuestionToCopy,
  { key, criteria, stage }: { key: string; criteria: string[]; stage: PlanStageKind },
): PlanItem {
  const plain = { required: true, weight: 1, ...withoutMustHave(item), key, text, criteria };
  const { kind = type === 'interview' ? 'interview' : 'long-text' } = item ?? {};
  const scoring = findItemScoring(kind, stage) ?? 'none';
  const mustHave = scoring === 'none' && item && 'mustHave' in item ? item.mustHave : undefined;
  // A question's own kind brings the fields that an item of the kind has.
  return {
    ...plain,
    kind,
    ...(hasGuides(kind) && (scoring === 'people' ? guidesOf(guides) : noGuides)),
    ...(kind === 'long-text' && { maxWords: ANSWER_WORDS_LIMIT_DEFAULT }),
    ...(mustHave && { mustHave }),
  } as PlanItem;
}

/** An item of a role as the library keeps it: without whom it is shown to, which only that role knows. */
export function toLibraryContent(item: PlanItem): QuestionToCopy {
  const { key: _, kind, text, criteria: _criteria, condition: _condition, ...rest } = item;
  const { guideOne, guideThree, guideFive, ...settings } = { ...noGuides, ...rest };
  const content = { text, guideOne, guideThree, guideFive };
  if (kind === 'long-text') return { ...content, type: 'sift' };
  if (kind === 'interview') return { ...content, type: 'interview' };
  // What was taken out of the item is what the question says itself.
  return { ...content, type: kind, item: { kind, ...settings } as LibraryItem };
}

const noGuides = { guideOne: '', guideThree: '', guideFive: '' };

function guidesOf({ guideOne, guideThree, guideFive }: Guides): Guides {
  return { guideOne, guideThree, guideFive };
}

function withoutMustHave(item: LibraryItem | undefined): Partial<LibraryItem> {
  if (item === undefined || !('mustHave' in item)) return item ?? {};
  const { mustHave: _, ...rest } = item;
  return rest;
}
