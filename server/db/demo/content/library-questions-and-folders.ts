import type { LibraryQuestionAnswerFormat } from '@evenhand/contract/question-library/library-question-answer-format.ts';
import type { LibraryQuestionType } from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import { demoQuestionAboutAngryCustomerInOutage } from './answers/question-angry-customer-in-outage.ts';
import { demoQuestionAboutCustomerInArrears } from './answers/customer-arrears.ts';
import { demoQuestionAboutExplainingTechnicalMatter } from './answers/explain-technical.ts';
import { demoQuestionAboutImprovingProcess } from './answers/improve-process.ts';
import type { DemoQuestion } from './demo-question-types-and-answer-words-max.ts';

type LibraryKind = Pick<DemoQuestion, 'text' | 'skills' | 'guide'> & {
  type: LibraryQuestionType;
  functions: string[];
  item?: LibraryQuestionAnswerFormat;
  /** What its options are worth. */
  points?: Record<string, number>;
};

const noGuide = { one: '', three: '', five: '' };
const scored = { required: true, weight: 1 };

const written = (kind: DemoQuestion, functions: string[]): LibraryKind => ({
  ...kind,
  type: 'sift',
  functions,
});

/** Questions that the employer keeps in its own library, some of which its roles ask. */
export const demoLibraryQuestions: readonly LibraryKind[] = [
  written(demoQuestionAboutCustomerInArrears, ['customer-service']),
  written(demoQuestionAboutAngryCustomerInOutage, ['customer-service']),
  written(demoQuestionAboutExplainingTechnicalMatter, []),
  written(demoQuestionAboutImprovingProcess, ['operations']),
  {
    type: 'interview',
    text: 'Tell us about a time when a rule of your organisation was wrong for the customer in front of you. What did you do, and what happened to the rule?',
    skills: ['Judgement', 'Customer focus'],
    functions: ['customer-service'],
    guide: {
      one: 'Follows the rule and leaves the customer with the problem, or breaks it in secret and tells nobody, so that the next customer meets the same wall.',
      three:
        'Finds a way to help this customer with somebody who may decide, explains what can and cannot be done, and mentions the rule to a manager afterwards.',
      five: 'Helps the customer openly and within their own limits, gathers a few cases that show the harm, proposes a better rule to whoever owns it, and says what became of it.',
    },
  },
  {
    type: 'one-of',
    text: 'A meter reads 4,310 units in March and 4,790 in June. How many units were used in a month, on average?',
    skills: ['Numerical reasoning'],
    functions: ['customer-service'],
    guide: noGuide,
    item: {
      kind: 'one-of',
      ...scored,
      options: [
        { key: 'a', words: '120 units' },
        { key: 'b', words: '160 units' },
        { key: 'c', words: '480 units' },
      ],
    },
    points: { b: 1 },
  },
  {
    type: 'yes-no',
    text: 'Do you hold a full driving licence for cars?',
    skills: [],
    functions: [],
    guide: noGuide,
    item: { kind: 'yes-no', ...scored, mustHave: { answer: true } },
  },
];

/** Folders, with the places of own questions in the list above and the ids of shipped ones. */
export const demoLibraryFolders: readonly { name: string; own: number[]; shipped: string[] }[] = [
  {
    name: 'Customer care',
    own: [0, 1],
    shipped: ['the-fourth-time', 'reply-fourteen', 'six-comment-cards'],
  },
  {
    name: 'First interviews',
    own: [4],
    shipped: ['a-view-you-did-not-share', 'when-you-had-misunderstood', 'easier-to-say-nothing'],
  },
];
