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
const said = { key: true, text: true, criteria: true, condition: true } as const;
const saidWithGuides = { ...said, guideOne: true, guideThree: true, guideFive: true } as const;

/** How a question of a kind beyond the written and the spoken ones is answered, and what it counts. */
export const LibraryItem = z.discriminatedUnion('kind', [
  z.omit(ShortTextItem, saidWithGuides),
  z.omit(NumberItem, said),
  z.omit(DateItem, said),
  z.omit(OneOfItem, said),
  z.omit(ManyOfItem, said),
  z.omit(YesNoItem, said),
  z.omit(StatementItem, said),
  z.omit(FileItem, saidWithGuides),
  z.omit(LinkItem, saidWithGuides),
  z.omit(CvFocusItem, saidWithGuides),
]);
export type LibraryItem = z.infer<typeof LibraryItem>;
