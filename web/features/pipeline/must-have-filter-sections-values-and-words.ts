import {
  type MustHaveQuestion,
  type MustHaveVerdict,
  mustHaveVerdictFacts,
  mustHaveVerdicts,
} from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import type { ChosenFilterValues, FilterSectionDefinition } from '../../ui/filter-choices.ts';
import { truncateText } from '../../ui/truncate-text.ts';

const SECTION_CHARACTERS_MAX = 90;
const CHIP_CHARACTERS_MAX = 48;

/** Nobody can be asked past a question that everybody is asked. */
const onlyWhereSomebodyIs: readonly MustHaveVerdict[] = ['not-asked'];

export function mustHaveFilterSections(
  questions: readonly MustHaveQuestion[],
): FilterSectionDefinition[] {
  return questions.map(({ key, text, counts }) => ({
    id: key,
    title: truncateText(text, SECTION_CHARACTERS_MAX),
    type: 'inclusive',
    items: mustHaveVerdicts
      .filter((verdict) => counts[verdict] > 0 || !onlyWhereSomebodyIs.includes(verdict))
      .map((verdict) => ({
        name: mustHaveVerdictFacts[verdict].words,
        value: verdict,
        count: counts[verdict],
      })),
    emptyStateText: '',
  }));
}

/** Of what an address has, what the popover shows as chosen. */
export function chosenValuesFromMustHaveFilters(filters: readonly string[]): ChosenFilterValues {
  const byQuestion = Map.groupBy(filters.map(splitFilter), ({ key }) => key);
  return Object.fromEntries(
    [...byQuestion].map(([key, chosen]) => [key, chosen.map(({ verdict }) => verdict)]),
  );
}

export function mustHaveFiltersFromChosenValues(chosen: ChosenFilterValues): string[] {
  return Object.entries(chosen).flatMap(([key, verdicts]) =>
    verdicts.map((verdict) => `${key}.${verdict}`),
  );
}

/** 'Does not meet: May you work in this country?' */
export function describeMustHaveFilter(
  filter: string,
  questions: readonly MustHaveQuestion[],
): string {
  const { key, verdict } = splitFilter(filter);
  const question = questions.find((one) => one.key === key)?.text ?? key;
  const facts: Readonly<Record<string, { words: string }>> = mustHaveVerdictFacts;
  return `${facts[verdict]?.words ?? verdict}: ${truncateText(question, CHIP_CHARACTERS_MAX)}`;
}

function splitFilter(filter: string): { key: string; verdict: string } {
  const [key = '', verdict = ''] = filter.split('.');
  return { key, verdict };
}
