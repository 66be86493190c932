import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type { PlanItemAnswer } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { ParsedItemAnswer, RawPlanItemAnswer } from './raw-and-parsed-item-answer-types.ts';
import { isItemAnsweredByCandidate, parseItemAnswer } from './parse-item-answer.ts';
import { listItemsShownForAnswers } from './shown-items.ts';

type StageAnswers = {
  /** What is stored, by the key of the item: nothing of an item that is hidden or was not answered. */
  answers: Map<string, PlanItemAnswer>;
  /** What was understood of an answer that could mean something else, to be said back. */
  readAs: Map<string, string>;
  problems: Map<string, string>;
  /** Required, shown and without an answer: a draft may be kept so, and nothing is sent in. */
  missing: string[];
};

/** What was sent for the items of one stage. */
export function parseStageAnswers(
  items: readonly PlanItem[],
  raws: ReadonlyMap<string, RawPlanItemAnswer>,
  locale: OrganisationLocale,
): StageAnswers {
  const answered = items.filter(isItemAnsweredByCandidate);
  const readings = new Map(
    answered.map((item): [string, ParsedItemAnswer<PlanItemAnswer>] => [
      item.key,
      parseItemAnswer(item, raws.get(item.key), locale),
    ]),
  );
  const shown = listItemsShownForAnswers(
    answered,
    collect(readings, ({ value }) => value),
  );
  const ofShown = new Map([...readings].filter(([key]) => shown.some((item) => item.key === key)));
  const answers = collect(ofShown, ({ value }) => value);
  const problems = collect(ofShown, ({ problem }) => problem);
  return {
    answers,
    readAs: collect(ofShown, (reading) => ('readAs' in reading ? reading.readAs : null)),
    problems,
    missing: shown
      .filter(({ key, required }) => required && !answers.has(key) && !problems.has(key))
      .map(({ key }) => key),
  };
}

function collect<Value>(
  readings: ReadonlyMap<string, ParsedItemAnswer<PlanItemAnswer>>,
  pick: (reading: ParsedItemAnswer<PlanItemAnswer>) => Value | null | undefined,
): Map<string, Value> {
  return new Map(
    [...readings].flatMap(([key, reading]): [string, Value][] => {
      const picked = pick(reading);
      return picked === null || picked === undefined ? [] : [[key, picked]];
    }),
  );
}
