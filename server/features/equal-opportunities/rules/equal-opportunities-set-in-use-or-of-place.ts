import {
  type EqualOpportunitiesSetKey,
  equalOpportunitiesSetKeys,
} from '@evenhand/contract/equal-opportunities.ts';

/** The set of the place where an organisation hires, by the region of its locale; 'other' for every other place. */
export function equalOpportunitiesSetOfPlace(locale: string): EqualOpportunitiesSetKey {
  const region = locale.split('-').at(-1);
  return equalOpportunitiesSetKeys.find((eoSet) => eoSet === region && eoSet !== 'EHRC') ?? 'other';
}

/** The set that counts: the organisation's own choice, or else that of the place. */
export function equalOpportunitiesSetInUse({
  chosen,
  locale,
}: {
  chosen: string | null;
  locale: string;
}): EqualOpportunitiesSetKey {
  return (
    equalOpportunitiesSetKeys.find((eoSet) => eoSet === chosen) ??
    equalOpportunitiesSetOfPlace(locale)
  );
}
