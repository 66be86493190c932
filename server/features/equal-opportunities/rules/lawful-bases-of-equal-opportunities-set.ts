import type {
  EqualOpportunitiesLawfulBasis,
  EqualOpportunitiesSetKey,
} from '@evenhand/contract/equal-opportunities.ts';

/** On which grounds a set may be asked; the first is the one to begin with. */
export function lawfulBasesOfEqualOpportunitiesSet(
  eoSet: EqualOpportunitiesSetKey,
): EqualOpportunitiesLawfulBasis[] {
  const isBritish = eoSet === 'GB' || eoSet === 'NI' || eoSet === 'EHRC';
  return isBritish
    ? ['explicit-consent', 'equality-monitoring', 'local-law']
    : ['explicit-consent', 'local-law'];
}
