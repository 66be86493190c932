import { builtInCommunicationQuestions } from './communication-questions.ts';
import { builtInPeopleQuestions } from './people-questions.ts';
import type { BuiltInQuestion } from './built-in-question-type.ts';
import { builtInTechnicalQuestions } from './technical-questions.ts';
import { builtInThinkingQuestions } from './thinking-questions.ts';
import { builtInValuesQuestions } from './values-questions.ts';
import { builtInWorkingStyleQuestions } from './working-style-questions.ts';

/** The questions that come with Evenhand, group by group of the skill that each shows best. */
export const builtInQuestions: readonly BuiltInQuestion[] = [
  ...builtInThinkingQuestions,
  ...builtInCommunicationQuestions,
  ...builtInPeopleQuestions,
  ...builtInWorkingStyleQuestions,
  ...builtInValuesQuestions,
  ...builtInTechnicalQuestions,
];
