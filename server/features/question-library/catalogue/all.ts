import { communicationQuestions } from './communication.ts';
import { peopleQuestions } from './people.ts';
import type { ShippedQuestion } from './question.ts';
import { technicalQuestions } from './technical.ts';
import { thinkingQuestions } from './thinking.ts';
import { valuesQuestions } from './values.ts';
import { workingStyleQuestions } from './working-style.ts';

/** The questions that come with Evenhand, group by group of the skill that each shows best. */
export const shippedQuestions: readonly ShippedQuestion[] = [
  ...thinkingQuestions,
  ...communicationQuestions,
  ...peopleQuestions,
  ...workingStyleQuestions,
  ...valuesQuestions,
  ...technicalQuestions,
];
