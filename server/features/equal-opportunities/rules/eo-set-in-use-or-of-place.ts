import { type EoSet, eoSets } from '@evenhand/contract/equal-opportunities.ts';

/** The set of the place where an organisation hires, by the region of its locale; 'other' for every other place. */
export function equalOpportunitiesSetOfPlace(locale: string): EoSet {
  const region = locale.split('-').at(-1);
  return eoSets.find((eoSet) => eoSet === region && eoSet !== 'EHRC') ?? 'other';
}

/** The set that counts: the organisation's own choice, or else that of the place. */
export function equalOpportunitiesSetInUse({
  chosen,
  locale,
}: {
  chosen: string | null;
  locale: string;
}): EoSet {
  return eoSets.find((eoSet) => eoSet === chosen) ?? equalOpportunitiesSetOfPlace(locale);
}
