import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type { ItemAnswer } from '@evenhand/contract/plan/item-answer.ts';
import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import type { ItemReading, RawItemAnswer } from './item-reading.ts';
import { isAnsweredItem, readItemAnswer } from './read-item-answer.ts';
import { listShownItems } from './shown-items.ts';

type StageAnswers = {
  /** What is stored, by the key of the item: nothing of an item that is hidden or was not answered. */
  answers: Map<string, ItemAnswer>;
  /** What was understood of an answer that could mean something else, to be said back. */
  readAs: Map<string, string>;
  problems: Map<string, string>;
  /** Required, shown and without an answer: a draft may be kept so, and nothing is sent in. */
  missing: string[];
};

/** What was sent for the items of one stage. */
export function readStageAnswers(
  items: readonly PlanItem[],
  raws: ReadonlyMap<string, RawItemAnswer>,
  locale: OrganisationLocale,
): StageAnswers {
  const answered = items.filter(isAnsweredItem);
  const readings = new Map(
    answered.map((item): [string, ItemReading<ItemAnswer>] => [
      item.key,
      readItemAnswer(item, raws.get(item.key), locale),
    ]),
  );
  const shown = listShownItems(
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
  readings: ReadonlyMap<string, ItemReading<ItemAnswer>>,
  pick: (reading: ItemReading<ItemAnswer>) => Value | null | undefined,
): Map<string, Value> {
  return new Map(
    [...readings].flatMap(([key, reading]): [string, Value][] => {
      const picked = pick(reading);
      return picked === null || picked === undefined ? [] : [[key, picked]];
    }),
  );
}
