import {
  type DemographicCategory,
  demographicCategories,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import type { EqualOpportunitiesAnswers } from '../../equal-opportunities/rules/equal-opportunities-form-types.ts';
import { reportedOptionsOfEqualOpportunitiesAnswers } from '../../equal-opportunities/rules/reported-options-of-answers.ts';

/**
 * The options of each category by their place, which is what a rolled up fact stores: 1 for the first one, 0 for whoever did
 * not say. Only ever appended to. Groups such as "40 or over" are sums made when they are read, and have no place.
 */
export const demographicCodesInByteOrder: Readonly<Record<DemographicCategory, readonly string[]>> =
  {
    gender: coded('gender', 'woman man non-binary other transgender').concat(
      'sex.female',
      'sex.male',
    ),
    ageRange: coded(
      'ageRange',
      '16-24 18-24 25-29 30-34 35-39 40-44 45-49 50-54 55-59 60-64 65-plus',
    ),
    ethnicity: coded(
      'ethnicity',
      'two-or-more asian black latin middle-eastern mixed white other irish-traveller chinese indian other-asian ' +
        'american-indian-or-alaska-native black-or-african-american hispanic-or-latino middle-eastern-or-north-african ' +
        'native-hawaiian-or-pacific-islander oceanian european north-african-and-middle-eastern south-east-asian ' +
        'north-east-asian southern-and-central-asian american sub-saharan-african indigenous south-asian filipino arab ' +
        'latin-american southeast-asian west-asian korean japanese maori pacific melaa indonesian ' +
        'other-south-or-south-east-asian',
    ).concat('firstNations.yes', 'firstNations.no'),
    sexuality: coded('sexuality', 'bisexual gay-or-lesbian heterosexual other unknown'),
    disability: coded('disability', 'yes no'),
    familyEducation: coded('familyEducation', 'none some unknown'),
    familyWealth: coded('familyWealth', 'eligible not-eligible not-applicable unknown'),
    religion: coded(
      'religion',
      'none buddhist christian hindu jewish muslim sikh other jain parsi',
    ),
    caste: coded('caste', 'general obc sc st ews unknown'),
    veteranStatus: coded('veteranStatus', 'no protected not-protected'),
    communityBackground: coded('communityBackground', 'protestant catholic neither'),
  };

/** Somebody who gave several answers counts once, under the first of these that they gave. */
const codesCountedFirst: Readonly<Partial<Record<DemographicCategory, readonly string[]>>> = {
  // Being of First Nations says more than the cultural background beside it.
  ethnicity: ['firstNations.yes', 'ethnicity.two-or-more'],
  // "Economically Weaker Section" is told together with "General", and says more.
  caste: ['caste.ews'],
};
/** Says nothing beside another answer. */
const codeCountedLast = 'firstNations.no';

const placeOf: Readonly<Record<DemographicCategory, ReadonlyMap<string, number>>> = {
  gender: placesOf('gender'),
  ageRange: placesOf('ageRange'),
  ethnicity: placesOf('ethnicity'),
  sexuality: placesOf('sexuality'),
  disability: placesOf('disability'),
  familyEducation: placesOf('familyEducation'),
  familyWealth: placesOf('familyWealth'),
  religion: placesOf('religion'),
  caste: placesOf('caste'),
  veteranStatus: placesOf('veteranStatus'),
  communityBackground: placesOf('communityBackground'),
};

/** A byte for each category, in the order of the contract. */
export function encodeDemographicAnswers(
  version: string,
  answers: EqualOpportunitiesAnswers,
): Buffer {
  const reported = reportedOptionsOfEqualOpportunitiesAnswers(version, answers);
  return Buffer.from(
    demographicCategories.map((category) => byteOf(category, reported[category] ?? [])),
  );
}

/** Whoever was not asked, or has said nothing. */
export const NO_DEMOGRAPHIC_ANSWERS = Buffer.alloc(demographicCategories.length);

/** The option that a byte stands for; null: unknown. */
export function demographicOptionOfByte(
  category: DemographicCategory,
  byte: number,
): string | null {
  return demographicCodesInByteOrder[category][byte - 1] ?? null;
}

function byteOf(category: DemographicCategory, reported: readonly string[]): number {
  const codes = reported.filter((code) => placeOf[category].has(code));
  return placeOf[category].get(chosenOf(category, codes) ?? '') ?? 0;
}

function chosenOf(category: DemographicCategory, codes: readonly string[]): string | undefined {
  const first = codesCountedFirst[category]?.find((code) => codes.includes(code));
  if (first !== undefined) return first;
  const answeredCodes = codes.filter((code) => code !== codeCountedLast);
  if (category === 'ethnicity' && answeredCodes.length > 1) return 'ethnicity.two-or-more';
  return answeredCodes[0] ?? codes[0];
}

function placesOf(category: DemographicCategory): ReadonlyMap<string, number> {
  return new Map(demographicCodesInByteOrder[category].map((code, i) => [code, i + 1]));
}

function coded(name: string, ends: string): string[] {
  return ends.split(' ').map((end) => `${name}.${end}`);
}
