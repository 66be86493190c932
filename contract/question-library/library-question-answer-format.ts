import * as z from 'zod/mini';
import {
  CvFocusItem,
  DateQuestion,
  FileUploadQuestion,
  WebAddressQuestion,
  MultipleChoiceQuestion,
  NumberQuestion,
  SingleChoiceQuestion,
  ShortTextQuestion,
  StatementToConfirmQuestion,
  YesNoQuestion,
} from '../job-plan/plan-item-schemas-of-each-kind.ts';

// The question itself says what is asked, what it looks at and how answers are scored; where it is shown depends on a role.
const textFields = { key: true, text: true, criteria: true, condition: true } as const;
const textFieldsAndGuides = {
  ...textFields,
  guideOne: true,
  guideThree: true,
  guideFive: true,
} as const;

/** How a question of a kind beyond the written and the spoken ones is answered, and what it counts. */
export const LibraryQuestionAnswerFormat = z.discriminatedUnion('kind', [
  z.omit(ShortTextQuestion, textFieldsAndGuides),
  z.omit(NumberQuestion, textFields),
  z.omit(DateQuestion, textFields),
  z.omit(SingleChoiceQuestion, textFields),
  z.omit(MultipleChoiceQuestion, textFields),
  z.omit(YesNoQuestion, textFields),
  z.omit(StatementToConfirmQuestion, textFields),
  z.omit(FileUploadQuestion, textFieldsAndGuides),
  z.omit(WebAddressQuestion, textFields),
  z.omit(CvFocusItem, textFieldsAndGuides),
]);
export type LibraryQuestionAnswerFormat = z.infer<typeof LibraryQuestionAnswerFormat>;
