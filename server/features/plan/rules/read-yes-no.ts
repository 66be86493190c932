import type { YesNoItem } from '@evenhand/contract/plan/plan-item.ts';
import { chosenKeys } from './chosen-keys.ts';
import type { ReadItem } from './item-reading.ts';

export const readYesNo: ReadItem<YesNoItem, boolean> = (_, raw) => {
  const [chosen, ...others] = chosenKeys(raw);
  if (chosen === undefined) return { value: null, readAs: null };
  if (others.length > 0 || (chosen !== 'yes' && chosen !== 'no'))
    return { problem: 'Choose yes or no.' };
  return { value: chosen === 'yes', readAs: null };
};
