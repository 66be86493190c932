import { type DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import {
  type DemographicCategory,
  demographicCategories,
  demographicCategoryNames,
  UNKNOWN_DEMOGRAPHIC_OPTION_CODE,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import { demographicCategoryByField } from '../../equal-opportunities/rules/demographic-category-by-field.ts';
import type {
  EqualOpportunitiesForm,
  EqualOpportunitiesQuestion,
} from '../../equal-opportunities/rules/equal-opportunities-form-types.ts';
import { currentEqualOpportunitiesForms } from '../../equal-opportunities/rules/current-forms-and-form-by-version.ts';
import { listBroadDemographicOptionsOfForm } from './list-drop-and-count-broad-demographic-options.ts';
import { reportedOptionsOfEqualOpportunitiesAnswers } from '../../equal-opportunities/rules/reported-options-of-answers.ts';

type Categories = DiversityFiguresPeriodsAndGroups['categories'];
type Option = Categories[number]['options'][number];

const unknown: Option = { code: UNKNOWN_DEMOGRAPHIC_OPTION_CODE, label: 'Not known' };
const severalGroups: Option = { code: 'ethnicity.two-or-more', label: 'Two or more' };

/**
 * The categories that a form asks about, each with the codes that its answers are counted as; and those that people told
 * when another form was asked, after them.
 * @param told codes that stand in published figures, by category
 */
export function demographicCategoriesOfForm(
  form: EqualOpportunitiesForm,
  told: ReadonlyMap<DemographicCategory, ReadonlySet<string>>,
): Categories {
  return demographicCategories.flatMap((category) => {
    const query = optionsOfForm(form, category);
    const known = new Set(query.map(({ code }) => code));
    const earlier = [...(told.get(category) ?? [])]
      .filter((code) => code !== UNKNOWN_DEMOGRAPHIC_OPTION_CODE && !known.has(code))
      .toSorted()
      .map((code) => ({ code, label: labelOf(code) }));
    const options = [...query, ...earlier];
    if (options.length === 0) return [];
    return [
      { category, title: demographicCategoryNames[category], options: [...options, unknown] },
    ];
  });
}

function optionsOfForm(form: EqualOpportunitiesForm, category: DemographicCategory): Option[] {
  const questions = form.questions.filter(
    ({ field }) => demographicCategoryByField[field] === category,
  );
  const options = questions.flatMap((question) => optionsOf(form, question, category));
  const isSeveral = questions.some(({ several }) => several === 'any');
  if (category === 'ethnicity' && (isSeveral || asksRaceBeside(questions)))
    options.push(severalGroups);
  options.push(...listBroadDemographicOptionsOfForm(form, category));
  return [...new Map(options.map((option) => [option.code, option])).values()];
}

/** The two questions of the older federal standard: whoever is Hispanic and of a race has told two. */
function asksRaceBeside(questions: readonly EqualOpportunitiesQuestion[]): boolean {
  return questions.some(({ name }) => name === 'race');
}

/** Codes of a long list come back as those of the short list that they are counted as. */
function optionsOf(
  form: EqualOpportunitiesForm,
  { name, options }: EqualOpportunitiesQuestion,
  category: DemographicCategory,
): Option[] {
  return options.flatMap(({ code, label }) => {
    if (code.endsWith('.prefer-not')) return [];
    const [counted] =
      reportedOptionsOfEqualOpportunitiesAnswers(form.version, { [name]: code })[category] ?? [];
    if (counted === undefined) return [];
    return [{ code: counted, label: counted === code ? label : labelOf(counted) }];
  });
}

function labelOf(code: string): string {
  return labels.get(code) ?? code;
}

/** By code, as the first form that has it calls it. */
const labels: ReadonlyMap<string, string> = new Map(
  [
    severalGroups,
    ...currentEqualOpportunitiesForms.flatMap(({ questions }) =>
      questions.flatMap(({ options }) => options),
    ),
  ]
    .toReversed()
    .map(({ code, label }) => [code, label]),
);
