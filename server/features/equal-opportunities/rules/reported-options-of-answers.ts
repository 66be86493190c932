import type { DemographicCategory } from '@evenhand/contract/reporting/demographic-categories.ts';
import { demographicCategoryByField } from './demographic-category-by-field.ts';
import { currentCodesOfEarlierOptions } from './earlier-forms.ts';
import { reportedEthnicityCodesOfCensusGroups } from './ethnicity-lists-codes-and-preceding-questions.ts';
import type { EqualOpportunitiesAnswers } from './equal-opportunities-form-types.ts';
import { equalOpportunitiesFormOfVersion } from './current-forms-and-form-by-version.ts';

const meanings = {
  ...currentCodesOfEarlierOptions,
  ...reportedEthnicityCodesOfCensusGroups,
};

/** From this age on the law of the United States protects against discrimination by age. */
const FROM_40 = /^ageRange\.([4-6]\d)/;

/**
 * What an answer counts as in reports, by category: codes of today's forms, whatever version was answered, and the groups
 * above them. Words of one's own are never among them, only the option beside which they were written.
 */
export function reportedOptionsOfEqualOpportunitiesAnswers(
  version: string,
  answers: EqualOpportunitiesAnswers,
): Partial<Record<DemographicCategory, string[]>> {
  const form = equalOpportunitiesFormOfVersion(version);
  const reported: Partial<Record<DemographicCategory, string[]>> = {};
  for (const { name, field } of form?.questions ?? []) {
    const category = demographicCategoryByField[field];
    const given = answers[name];
    if (category === null || given === undefined) continue;
    const codes = [given].flat().flatMap((code) => {
      const today = code in meanings ? meanings[code] : code;
      return today ? [today] : [];
    });
    if (codes.length === 0) continue;
    const all = [...(reported[category] ?? []), ...codes];
    reported[category] = [
      ...new Set(form?.eoSet === 'US' ? [...all, ...combinedOptionsOfCodes(category, all)] : all),
    ];
  }
  return reported;
}

function combinedOptionsOfCodes(category: DemographicCategory, codes: string[]): string[] {
  const answeredCodes = codes.filter((code) => !code.endsWith('.prefer-not'));
  if (category === 'ethnicity' && answeredCodes.length > 1) return ['ethnicity.two-or-more'];
  if (category === 'ageRange' && answeredCodes.some((code) => FROM_40.test(code)))
    return ['ageRange.40-plus'];
  return [];
}
