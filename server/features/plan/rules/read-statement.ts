import type { StatementItem } from '@evenhand/contract/plan/plan-item.ts';
import { chosenKeys } from './chosen-keys.ts';
import type { ReadItem } from './item-reading.ts';

/** A tick is an answer; whoever does not confirm has not answered. */
export const readStatement: ReadItem<StatementItem, true> = (_, raw) => {
  const keys = chosenKeys(raw);
  if (keys.length === 0) return { value: null, readAs: null };
  if (keys.some((key) => key !== 'yes')) return { problem: 'Tick the statement to confirm it.' };
  return { value: true, readAs: null };
};
