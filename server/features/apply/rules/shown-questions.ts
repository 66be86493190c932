import { listShownItems } from '../../plan/rules/shown-items.ts';
import { parseStoredAnswer } from '../../plan/rules/stored-answer.ts';
import type { StageQuestion, CandidateStage } from './candidate-stage.ts';

/** What of a stage is asked of somebody who has answered so. */
export function listShownQuestions({ items }: Pick<CandidateStage, 'items'>): StageQuestion[] {
  const answers = new Map(
    items.flatMap(({ item, answer }) => {
      const parsed = parseStoredAnswer(item.kind, answer);
      return parsed === null ? [] : [[item.key, parsed] as const];
    }),
  );
  const shown = new Set(
    listShownItems(
      items.map(({ item }) => item),
      answers,
    ).map(({ key }) => key),
  );
  return items.filter(({ item }) => shown.has(item.key));
}
