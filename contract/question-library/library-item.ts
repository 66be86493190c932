import * as z from 'zod/mini';
import {
  CvFocusItem,
  DateItem,
  FileItem,
  LinkItem,
  ManyOfItem,
  NumberItem,
  OneOfItem,
  ShortTextItem,
  StatementItem,
  YesNoItem,
} from '../plan/plan-item.ts';

// The question itself says what is asked, what it looks at and how answers are scored; where it is shown depends on a role.
const textFields = { key: true, text: true, criteria: true, condition: true } as const;
const textFieldsAndGuides = {
  ...textFields,
  guideOne: true,
  guideThree: true,
  guideFive: true,
} as const;

/** How a question of a kind beyond the written and the spoken ones is answered, and what it counts. */
export const LibraryItem = z.discriminatedUnion('kind', [
  z.omit(ShortTextItem, textFieldsAndGuides),
  z.omit(NumberItem, textFields),
  z.omit(DateItem, textFields),
  z.omit(OneOfItem, textFields),
  z.omit(ManyOfItem, textFields),
  z.omit(YesNoItem, textFields),
  z.omit(StatementItem, textFields),
  z.omit(FileItem, textFieldsAndGuides),
  z.omit(LinkItem, textFields),
  z.omit(CvFocusItem, textFieldsAndGuides),
]);
export type LibraryItem = z.infer<typeof LibraryItem>;
