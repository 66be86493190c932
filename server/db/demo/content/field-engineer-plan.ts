import type {
  ItemAnswerKey,
  PlanItem,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';

/** The role of the demo whose plan has something of every kind. */
export const DEMO_FIELD_ENGINEER_JOB_TITLE = 'Field Engineer, North';

const shared = { required: true, weight: 1 };

/** What its questions look for, besides the names that these criteria have. */
export const demoFieldEngineerCriteria: Record<
  string,
  { kind: 'essential' | 'desirable'; description: string }
> = {
  Safety: {
    kind: 'essential',
    description: 'Works safely when nobody is watching, and stops a job that is not safe.',
  },
  Integrity: { kind: 'essential', description: 'Says what went wrong before anybody asks.' },
  'Calm under pressure': {
    kind: 'essential',
    description: 'Keeps a clear order of things when lights are out and phones ring.',
  },
  'Customer care': {
    kind: 'desirable',
    description: 'Explains what happens next to people who wait for it.',
  },
  Prioritising: { kind: 'desirable', description: 'Sees what can wait, and says so.' },
  Communication: { kind: 'desirable', description: '' },
  'Technical understanding': {
    kind: 'essential',
    description: 'Reads a plan of a network, and knows what a switch will do before touching it.',
  },
};

export const demoFieldEngineerFormItems: PlanItem[] = [
  {
    kind: 'yes-no',
    key: 'right-to-work',
    text: 'May you work in the United Kingdom, or could you by the day you begin?',
    criteria: [],
    ...shared,
    mustHave: { answer: true },
  },
  {
    kind: 'date',
    key: 'start',
    text: 'From which day could you begin?',
    criteria: [],
    ...shared,
    earliest: null,
    latest: null,
  },
  {
    kind: 'number',
    key: 'notice',
    text: 'How long is your notice? Write 0 if you are free.',
    criteria: [],
    ...shared,
    required: false,
    unit: 'weeks',
    min: 0,
    max: 52,
    decimals: 0,
    mustHave: { least: null, most: 12 },
  },
  {
    kind: 'one-of',
    key: 'rota',
    text: 'One week in five is on call, nights included. What would suit you?',
    criteria: [],
    ...shared,
    options: options({
      'as-it-is': 'The rota as it is',
      'swap-nights': 'The rota, if nights can be swapped with a colleague',
      'days-only': 'Days only',
    }),
    mustHave: { options: ['as-it-is', 'swap-nights'] },
  },
  {
    kind: 'yes-no',
    key: 'other-languages',
    text: 'Would you speak with customers in a language besides English?',
    criteria: [],
    ...shared,
    required: false,
  },
  {
    kind: 'many-of',
    key: 'languages',
    text: 'In which ones?',
    criteria: [],
    ...shared,
    options: options({
      polish: 'Polish',
      urdu: 'Urdu',
      ukrainian: 'Ukrainian',
      signing: 'British Sign Language',
    }),
    condition: { item: 'other-languages', options: ['yes'] },
    least: 1,
    most: null,
  },
  {
    kind: 'short-text',
    key: 'set-out-from',
    text: 'From which town would you set out in the morning? Vans are kept at home.',
    criteria: [],
    ...shared,
    weight: 0,
    guideOne: '',
    guideThree: '',
    guideFive: '',
    maxCharacters: 60,
  },
  {
    kind: 'statement',
    key: 'heights',
    text: 'I have read that the work is done at heights of up to fifteen metres, in a harness.',
    criteria: [],
    ...shared,
  },
];

const technical = { criteria: ['Technical understanding'], ...shared };

export const demoFieldEngineerTestItems: PlanItem[] = [
  {
    kind: 'one-of',
    key: 'before-work',
    text: 'A line shows no voltage on your tester. What comes before you touch it?',
    ...technical,
    options: options({
      begin: 'You begin, since it is dead',
      'prove-tester': 'You prove the tester on a live source, then earth the line',
      ask: 'You ask the customer whether the power is off',
      gloves: 'You put on thicker gloves',
    }),
  },
  {
    kind: 'many-of',
    key: 'stop-work',
    text: 'Which of these are reasons to stop and call the control room? Choose all.',
    ...technical,
    weight: 2,
    options: options({
      'other-label': 'A switch bears another label than the plan',
      rain: 'It has begun to rain lightly',
      'open-earth': 'An earth was taken off and nobody says by whom',
      late: 'The job runs twenty minutes late',
    }),
    least: 1,
    most: 2,
  },
  {
    kind: 'one-of',
    key: 'two-feeds',
    text: 'A village is fed from both ends of a line. One end is switched off. What holds of the middle?',
    ...technical,
    options: options({
      dead: 'It is dead',
      live: 'It is live',
      half: 'It carries half the voltage',
    }),
  },
  {
    kind: 'one-of',
    key: 'first-call',
    text: 'Three faults come in at once. Which one is first?',
    criteria: ['Technical understanding', 'Prioritising'],
    ...shared,
    options: options({
      wire: 'A wire lies on a footpath',
      farm: 'A farm has had no power since morning',
      meter: 'A meter shows an error',
      street: 'The lamps of one street are out',
    }),
  },
];

export const demoFieldEngineerAnswerKeys: ItemAnswerKey[] = [
  { item: 'before-work', points: { 'prove-tester': 2, gloves: 0.5 } },
  { item: 'stop-work', points: { 'other-label': 1, 'open-earth': 1 } },
  { item: 'two-feeds', points: { live: 1 } },
  { item: 'first-call', points: { wire: 1 } },
];

export const demoFieldEngineerFirstInterviewItems: PlanItem[] = [
  {
    kind: 'interview',
    key: 'stopped-work',
    text: 'Tell us of a time when you stopped work that others wanted to go on with.',
    criteria: ['Safety', 'Integrity'],
    ...shared,
    guideOne: 'Has never stopped any work, or would ask somebody else to decide.',
    guideThree: 'Stopped it, and told a supervisor afterwards.',
    guideFive: 'Stopped it, said why to everybody there, and made sure that it could go on safely.',
  },
  {
    kind: 'interview',
    key: 'explain-outage',
    text: 'Explain to us, as if we were a customer, why the power will be off for six hours.',
    criteria: ['Customer care', 'Communication'],
    ...shared,
    guideOne: 'Uses words that no customer knows, and promises a time.',
    guideThree: 'Is plain and kind, and leaves open what happens next.',
    guideFive: 'Is plain, says what is known and what is not, and when they will ring again.',
  },
];

export const demoFieldEngineerTeamDayItems: PlanItem[] = [
  {
    kind: 'interview',
    key: 'read-plan',
    text: 'Here is the plan of a substation. Walk us through how you would take transformer two out of service.',
    criteria: ['Technical understanding', 'Safety'],
    ...shared,
    guideOne: 'Begins to switch without looking at what else is fed from there.',
    guideThree: 'Has the right order, and misses one thing to prove or to earth.',
    guideFive: 'Has the right order, proves and earths each step, and says what could go wrong.',
  },
];

/** How it departed from what candidates were told at first, some days after it was published. */
export const demoFieldEngineerPlanDeviation = {
  day: 9,
  reason:
    'Most who are good at this work have three months of notice, and one day with the team says less than an interview.',
  before: { teamDayWeight: 1, noticeMost: 8 },
};

function options(words: Record<string, string>): { key: string; words: string }[] {
  return Object.entries(words).map(([key, said]) => ({ key, words: said }));
}
