import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';

type ItemOf<Kind extends PlanItem['kind']> = Extract<PlanItem, { kind: Kind }>;

const shared = {
  text: 'What would you like us to know?',
  required: true,
  weight: 1,
  criteria: ['Baking'],
};
const guides = {
  guideOne: 'Does nothing at all.',
  guideThree: 'Asks somebody else.',
  guideFive: 'Looks, then repairs it.',
};
const options = ['red', 'green', 'blue'].map((key) => ({ key, words: key }));

/** One item of each kind that has everything it needs. */
export const examplePlanItemByKind: { [Kind in PlanItem['kind']]: ItemOf<Kind> } = {
  'long-text': { kind: 'long-text', key: 'long', ...shared, ...guides, maxWords: 50 },
  'short-text': { kind: 'short-text', key: 'short', ...shared, ...guides, maxCharacters: 20 },
  number: {
    kind: 'number',
    key: 'number',
    ...shared,
    unit: null,
    min: null,
    max: null,
    decimals: 2,
  },
  date: { kind: 'date', key: 'date', ...shared, earliest: null, latest: null },
  'one-of': { kind: 'one-of', key: 'one', ...shared, options },
  'many-of': { kind: 'many-of', key: 'many', ...shared, options, least: 0, most: null },
  'yes-no': { kind: 'yes-no', key: 'yes', ...shared },
  statement: { kind: 'statement', key: 'statement', ...shared },
  file: { kind: 'file', key: 'file', ...shared, ...guides, filesMax: 2 },
  link: { kind: 'link', key: 'link', ...shared },
  interview: { kind: 'interview', key: 'interview', ...shared, ...guides },
  cvFocus: { kind: 'cvFocus', key: 'cv', ...shared, ...guides },
};
