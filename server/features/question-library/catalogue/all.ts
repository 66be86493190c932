import { builtInCommunicationQuestions } from './communication.ts';
import { builtInPeopleQuestions } from './people.ts';
import type { BuiltInQuestion } from './question.ts';
import { builtInTechnicalQuestions } from './technical.ts';
import { builtInThinkingQuestions } from './thinking.ts';
import { builtInValuesQuestions } from './values.ts';
import { builtInWorkingStyleQuestions } from './working-style.ts';

/** The questions that come with Evenhand, group by group of the skill that each shows best. */
export const builtInQuestions: readonly BuiltInQuestion[] = [
  ...builtInThinkingQuestions,
  ...builtInCommunicationQuestions,
  ...builtInPeopleQuestions,
  ...builtInWorkingStyleQuestions,
  ...builtInValuesQuestions,
  ...builtInTechnicalQuestions,
];
