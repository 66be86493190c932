import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { listItemsShownForAnswers } from './shown-items.ts';
import { parseStoredAnswer, type StoredAnswer } from './convert-answer-to-and-from-stored.ts';

/** Of the items of one stage those that somebody is asked who has answered so. */
export function filterQuestionsShownForAnswers<
  Question extends { item: PlanItem; answer: StoredAnswer },
>(questions: readonly Question[]): Question[] {
  const answers = new Map(
    questions.flatMap(({ item, answer }) => {
      const parsed = parseStoredAnswer(item.kind, answer);
      return parsed === null ? [] : [[item.key, parsed] as const];
    }),
  );
  const items = questions.map(({ item }) => item);
  const shown = new Set(listItemsShownForAnswers(items, answers).map(({ key }) => key));
  return questions.filter(({ item }) => shown.has(item.key));
}
