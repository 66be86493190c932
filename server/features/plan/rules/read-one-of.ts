import type { OneOfItem } from '@evenhand/contract/plan/plan-item.ts';
import { chosenKeys } from './chosen-keys.ts';
import type { ReadItem } from './item-reading.ts';

export const readOneOf: ReadItem<OneOfItem, string> = ({ options }, raw) => {
  const [chosen, ...others] = chosenKeys(raw);
  if (chosen === undefined) return { value: null, readAs: null };
  if (others.length > 0) return { problem: 'Choose one option.' };
  if (!options.some(({ key }) => key === chosen))
    return { problem: 'This option is not offered any more. Choose again.' };
  return { value: chosen, readAs: null };
};
