import { demographicCategories } from '@evenhand/contract/reporting/demographic-categories.ts';
import {
  type EqualOpportunitiesSetKey,
  equalOpportunitiesFieldKeys,
  equalOpportunitiesSetKeys,
} from '@evenhand/contract/equal-opportunities.ts';
import { expect, test } from 'vitest';
import { demographicCategoryByField } from './demographic-category-by-field.ts';
import { earlierEqualOpportunitiesForms, currentCodesOfEarlierOptions } from './earlier-forms.ts';
import { equalOpportunitiesFieldsBySet } from './fields-by-set.ts';
import {
  reportedEthnicityCodesOfCensusGroups,
  alternativeEthnicityListBySet,
} from './ethnicity-lists-codes-and-preceding-questions.ts';
import {
  findCurrentEqualOpportunitiesForm,
  currentEqualOpportunitiesForms,
  equalOpportunitiesFormOfVersion,
  formsWithAlternativeEthnicityList,
} from './current-forms-and-form-by-version.ts';

const every = [
  ...currentEqualOpportunitiesForms,
  ...formsWithAlternativeEthnicityList,
  ...earlierEqualOpportunitiesForms,
];
const requested = (eoSet: EqualOpportunitiesSetKey) =>
  findCurrentEqualOpportunitiesForm(eoSet).questions.flatMap(({ field, offered }) =>
    offered === 'on' ? [field] : [],
  );
const fieldsIn = (eoSet: EqualOpportunitiesSetKey) =>
  findCurrentEqualOpportunitiesForm(eoSet).questions.map(({ field }) => field);
const labels = (eoSet: EqualOpportunitiesSetKey, name: string) =>
  findCurrentEqualOpportunitiesForm(eoSet)
    .questions.find((question) => question.name === name)
    ?.options.map(({ label }) => label);

/** Copied from the design: ● on, ○ offered but off, – not there. The last line is an extra of the United Kingdom. */
const table = `
Field               | GB | NI | EHRC | IN | US | AU | CA | NZ | FR | DE | NL | CH | HK | SG | other
gender              | ●  | ●  | –    | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●
sex genderIdentity  | –  | –  | ●    | –  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –
ageRange            | ●  | ●  | ●    | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●
ethnicity           | ●  | ●  | ●    | –  | ●  | ●  | ●  | ●  | –  | –  | ○  | –  | ○  | –  | –
sexuality           | ●  | ●  | ●    | ○  | ●  | ●  | ●  | ●  | –  | –  | ○  | –  | –  | –  | –
disability          | ●  | ●  | ●    | ●  | –  | ●  | ●  | ●  | ○  | ○  | ○  | ○  | ●  | –  | –
familyEducation     | ●  | ●  | ●    | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●  | ●  | –
familyWealth        | ●  | ○  | ●    | –  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –
religion            | –  | –  | ●    | ●  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –
caste               | –  | –  | –    | ●  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –
veteranStatus       | –  | –  | –    | –  | ●  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –
communityBackground | –  | ●  | –    | –  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –
caring married      | –  | –  | ●    | –  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –
mainEarner          | ○  | ○  | ○    | –  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –  | –`;
const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const cells = rows.flatMap(([fields = '', ...marks]) =>
  fields.split(' ').flatMap((field) => marks.map((mark, i) => [head[i + 1] ?? '', field, mark])),
);

test('the sets are the fourteen locales of the specification and that of the EHRC', () => {
  const specified = 'AU, CA, FR, DE, GB, NI, HK, IN, NL, NZ, SG, CH, US, EHRC, other';
  expect(equalOpportunitiesSetKeys).toEqual(specified.split(', '));
  const sets = currentEqualOpportunitiesForms.map(({ eoSet }) => eoSet);
  expect(sets).toEqual(equalOpportunitiesSetKeys);
});

test('all that is known can be asked, and each field is asked somewhere', () => {
  expect(new Set(cells.map(([, field]) => field))).toEqual(new Set(equalOpportunitiesFieldKeys));
  const known = equalOpportunitiesFieldKeys.filter((field) => field !== 'mainEarner');
  expect(known).toHaveLength(15);
  expect(new Set(equalOpportunitiesSetKeys.flatMap(requested))).toEqual(new Set(known));
});

test.each(cells)('%s %s is %s', (eoSet = '', field = '', mark = '') => {
  const { on, off } = equalOpportunitiesFieldsBySet[eoSet as EqualOpportunitiesSetKey];
  const [isOn, isOff] = [on, off].map((list) => (list as readonly string[]).includes(field));
  expect([isOn, isOff]).toEqual([mark === '●', mark === '○']);
});

test('GB adds free school meals; NI adds community background', () => {
  const common = requested('AU').filter((field, i, all) => all.indexOf(field) === i);
  expect(requested('GB')).toEqual([...common, 'familyWealth']);
  expect(requested('NI')).toEqual([...common, 'communityBackground']);
});

test('IN adds religion and caste without ethnicity', () => {
  expect(requested('IN')).toEqual(expect.arrayContaining(['religion', 'caste']));
  expect(fieldsIn('IN')).not.toContain('ethnicity');
});

test('US adds veteran status without disability', () => {
  expect(requested('US')).toContain('veteranStatus');
  expect(fieldsIn('US')).not.toContain('disability');
});

test('an EHRC set adds religion, sex, gender identity, caring and married but drops gender', () => {
  expect(requested('EHRC')).toEqual(
    expect.arrayContaining(['religion', 'sex', 'genderIdentity', 'caring', 'married']),
  );
  expect(requested('EHRC')).not.toContain('gender');
});

test('other keeps only gender and age', () => {
  expect(fieldsIn('other')).toEqual(['gender', 'ageRange']);
});

test('each list ends with not saying, and has every code once, under its own name', () => {
  for (const { questions } of every)
    for (const { name, options } of questions) {
      expect(options.at(-1)).toEqual({ code: `${name}.prefer-not`, label: 'Prefer not to say' });
      expect(options.filter(({ label }) => label === 'Prefer not to say')).toHaveLength(1);
      expect(options.every(({ code }) => code.startsWith(`${name}.`))).toBe(true);
      expect(new Set(options.map(({ code }) => code)).size).toBe(options.length);
      expect(options.length).toBeGreaterThan(2);
    }
});

test('what may be combined, and where words may be written, are options of the list', () => {
  for (const { questions } of every)
    for (const { several, ownWords, options } of questions) {
      const codes = options.map(({ code }) => code);
      expect(
        [several].flat().filter((code) => code.includes('.') && !codes.includes(code)),
      ).toEqual([]);
      if (ownWords !== null) expect(codes).toContain(ownWords);
    }
});

test('several answers in the United States, in New Zealand and of castes, and nowhere else', () => {
  const several = currentEqualOpportunitiesForms.flatMap(({ eoSet, questions }) =>
    questions.flatMap(({ name, several }) => (several === 'no' ? [] : [`${eoSet} ${name}`])),
  );
  expect(several).toEqual(['IN caste', 'NZ ethnicity', 'US ethnicity']);
});

test.each([
  ['GB', 'gender', 'Woman, Man, Non-binary'],
  ['CH', 'gender', 'Woman, Man, Another gender'],
  ['HK', 'gender', 'Woman, Man, Another gender'],
  ['SG', 'gender', 'Woman, Man, Another gender'],
  ['IN', 'gender', 'Woman, Man, Transgender, Non-binary, I describe myself in another way'],
  ['GB', 'ethnicity', 'Asian, Black, Latin, Middle Eastern, Mixed, White, Another ethnic group'],
  [
    'NI',
    'ethnicity',
    'White, Irish Traveller, Black, Chinese, Indian, Another Asian group, Mixed, Another ethnic group',
  ],
  [
    'US',
    'ethnicity',
    'American Indian or Alaska Native, Asian, Black or African American, Hispanic or Latino, Middle Eastern or North African, Native Hawaiian or Pacific Islander, White',
  ],
  [
    'AU',
    'ethnicity',
    'Oceanian, European, North African and Middle Eastern, South-East Asian, North-East Asian, Southern and Central Asian, American, Sub-Saharan African',
  ],
  ['AU', 'firstNations', 'Yes, No'],
  [
    'NZ',
    'ethnicity',
    'European, Māori, Pacific peoples, Asian, Middle Eastern, Latin American or African, Another ethnic group',
  ],
  [
    'HK',
    'ethnicity',
    'Chinese, Filipino, Indonesian, Another South or South-East Asian group, White, Mixed, Another ethnic group',
  ],
  [
    'IN',
    'religion',
    'Hindu, Muslim, Christian, Sikh, Buddhist, Jain, Parsi, No religion, Another religion',
  ],
  [
    'EHRC',
    'religion',
    'No religion, Buddhist, Christian, Hindu, Jewish, Muslim, Sikh, Another religion or belief',
  ],
  [
    'IN',
    'caste',
    'General, Other Backward Class, Scheduled Caste, Scheduled Tribe, Economically Weaker Section, I do not know',
  ],
  [
    'US',
    'veteranStatus',
    'I am not a veteran, I am a protected veteran, I am a veteran, and not a protected one',
  ],
  [
    'NI',
    'communityBackground',
    'I am a member of the Protestant community, I am a member of the Roman Catholic community, I am a member of neither community',
  ],
  ['EHRC', 'sex', 'Female, Male'],
  ['EHRC', 'married', 'Yes, No'],
] as const)('%s lists for %s: %s', (eoSet, name, list) => {
  expect(labels(eoSet, name)?.join(', ')).toBe(`${list}, Prefer not to say`);
});

test('Canada lists thirteen groups, carers six kinds, and ages begin with work: at 16, or 18', () => {
  expect(labels('CA', 'ethnicity')).toHaveLength(14);
  expect(labels('CA', 'ethnicity')?.[0]).toBe('Indigenous (First Nations, Métis or Inuit)');
  expect(labels('EHRC', 'caring')).toHaveLength(7);
  for (const eoSet of equalOpportunitiesSetKeys) {
    expect(labels(eoSet, 'ageRange')).toHaveLength(11);
    expect(labels(eoSet, 'ageRange')?.[0]).toBe(eoSet === 'US' ? '18 to 24' : '16 to 24');
  }
});

test('each version is one form, and every earlier code means something today or is known not to', () => {
  expect(new Set(every.map(({ version }) => version)).size).toBe(every.length);
  for (const form of every) {
    expect(equalOpportunitiesFormOfVersion(form.version)).toBe(form);
    expect(form.version).toMatch(new RegExp(`^${form.eoSet}-[1-9](-census|-two-questions)?$`));
  }
  for (const { eoSet, questions } of earlierEqualOpportunitiesForms) {
    const today = findCurrentEqualOpportunitiesForm(eoSet).questions.flatMap(({ options }) =>
      options.map(({ code }) => code),
    );
    const codes = questions.flatMap(({ options }) => options.map(({ code }) => code));
    const lost = codes.filter(
      (code) => !today.includes(code) && !(code in currentCodesOfEarlierOptions),
    );
    expect(lost).toEqual([]);
  }
});

test('the eleven categories of reports come from the fields, and no other field is reported', () => {
  expect(demographicCategories.join(', ')).toBe(
    'gender, ageRange, ethnicity, sexuality, disability, familyEducation, familyWealth, religion, caste, veteranStatus, communityBackground',
  );
  expect(
    new Set(Object.values(demographicCategoryByField).filter((category) => category !== null)),
  ).toEqual(new Set(demographicCategories));
  expect(
    equalOpportunitiesFieldKeys.filter((field) => demographicCategoryByField[field] === null),
  ).toEqual(['genderIdentity', 'mainEarner', 'caring', 'married']);
});

test('Great Britain can ask by the nineteen groups of the census, which add up to five of the short list', () => {
  expect(Object.keys(alternativeEthnicityListBySet)).toEqual(['GB', 'EHRC', 'US']);
  for (const eoSet of ['GB', 'EHRC'] as const) {
    const { version, questions } = findCurrentEqualOpportunitiesForm(eoSet, 'census');
    expect(version).toBe(`${findCurrentEqualOpportunitiesForm(eoSet).version}-census`);
    expect(questions.map(({ field }) => field)).toEqual(
      findCurrentEqualOpportunitiesForm(eoSet).questions.map(({ field }) => field),
    );
    const group = questions.find(({ field }) => field === 'ethnicity');
    expect(group?.options).toHaveLength(20);
    const short = findCurrentEqualOpportunitiesForm(eoSet).questions.find(
      ({ name }) => name === 'ethnicity',
    );
    const sums = group?.options.map(({ code }) => reportedEthnicityCodesOfCensusGroups[code]) ?? [];
    expect(short?.options.map(({ code }) => code)).toEqual(expect.arrayContaining(sums));
    expect([...new Set(sums)].join(' ')).toBe(
      'ethnicity.asian ethnicity.black ethnicity.mixed ethnicity.white ethnicity.other ethnicity.prefer-not',
    );
  }
});

test.each([
  ['asian', 'indian, pakistani, bangladeshi, chinese, other-asian'],
  ['black', 'caribbean, african, other-black'],
  ['mixed', 'white-and-black-caribbean, white-and-black-african, white-and-asian, other-mixed'],
  ['white', 'british, irish, gypsy-or-irish-traveller, roma, other-white'],
  ['other', 'arab, other'],
])('the census counts as %s: %s', (sum, groups) => {
  const codes = Object.entries(reportedEthnicityCodesOfCensusGroups).flatMap(([code, above]) =>
    above === `ethnicity.${sum}` ? [code.replace('ethnicGroup.', '')] : [],
  );
  expect(codes.join(', ')).toBe(groups);
});

test('for the EEO-1 report the United States can ask the older two questions, under the codes they had', () => {
  const codes = (version: string) =>
    equalOpportunitiesFormOfVersion(version)?.questions.flatMap(({ field, options }) =>
      field === 'ethnicity' ? options.map(({ code }) => code) : [],
    );
  expect(codes('US-2-two-questions')).toEqual(codes('US-1'));
  expect(findCurrentEqualOpportunitiesForm('US', 'two-questions').version).toBe(
    'US-2-two-questions',
  );
  expect(findCurrentEqualOpportunitiesForm('US', 'census')).toBe(
    findCurrentEqualOpportunitiesForm('US'),
  );
  expect(findCurrentEqualOpportunitiesForm('NI', 'census')).toBe(
    findCurrentEqualOpportunitiesForm('NI'),
  );
});

test('the main earner’s work and free school meals can be answered by whom they do not fit', () => {
  expect(labels('GB', 'mainEarner')).toHaveLength(11);
  expect(labels('GB', 'mainEarner')).toContain('This does not apply to me');
  expect(labels('GB', 'familyWealth')).toContain(
    'I finished school before 1980, or went to school abroad',
  );
});
