import type { DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import type { DemographicCategory } from '@evenhand/contract/reporting/demographic-categories.ts';
import type {
  AdverseImpactOfOption,
  HiringReportStepKey,
  AdverseImpactVerdict,
} from '@evenhand/contract/reporting/organisation-reports.ts';

/** What a group did at a step. */
const outcomes: Readonly<Record<HiringReportStepKey, string>> = {
  started: 'began the form',
  submit: 'sent their application',
  review: 'were reviewed',
  cvreview: 'had their CV reviewed',
  interview: 'came to an interview or task',
  hired: 'were hired',
};

const conclusions: Readonly<Record<AdverseImpactVerdict, string>> = {
  'consistent with chance': 'A difference like that can come about by chance.',
  'worth a look': 'It may be chance, and it may not.',
  act: 'Chance alone hardly makes a difference like that: find out what does.',
};

type Categories = DiversityFiguresPeriodsAndGroups['categories'];

/** One comparison in a sentence that says no more than its numbers do. */
export function adverseImpactSentence(row: AdverseImpactOfOption, categories: Categories): string {
  const label = (option: string) => findDemographicOptionLabel(categories, row.category, option);
  const whom = `Those who answered “${label(row.option)}” ${outcomes[row.step]}`;
  const others = `as those who answered “${label(row.against)}”`;
  const how = row.ratio === 1 ? 'about as often' : `${row.ratio.toFixed(1)} times as often`;
  return `${whom} ${how} ${others}. ${conclusions[row.verdict]}`;
}

export function findDemographicOptionLabel(
  categories: Categories,
  category: DemographicCategory,
  option: string,
): string {
  const options = categories.find((each) => each.category === category)?.options ?? [];
  return options.find(({ code }) => code === option)?.label ?? option;
}

export function findDemographicCategoryTitle(
  categories: Categories,
  category: DemographicCategory,
): string {
  return categories.find((each) => each.category === category)?.title ?? category;
}

/** What a year comes to, first of all. */
export function adverseImpactYearSentence(
  year: number,
  rows: readonly AdverseImpactOfOption[],
): string {
  const of = rows.length === 1 ? 'the only comparison' : `${rows.length} comparisons`;
  const counts = (['act', 'worth a look'] as const).flatMap((verdict) => {
    const n = rows.filter((row) => row.verdict === verdict).length;
    return n === 0 ? [] : [`${n} ${n === 1 ? nouns[verdict][0] : nouns[verdict][1]}`];
  });
  if (rows.length === 0) return `For ${year} no two groups were large enough to be compared.`;
  if (counts.length === 0)
    return `In ${year} ${rows.length === 1 ? 'the only comparison is' : `all ${of} are`} consistent with chance.`;
  return `In ${year}, of ${of}, ${counts.join(' and ')}. The rest are consistent with chance.`;
}

const nouns = {
  act: ['is a reason to act', 'are reasons to act'],
  'worth a look': ['is worth a look', 'are worth a look'],
} as const;
