import type { AdvertFinding } from '@evenhand/contract/advert-analysis.ts';

/** A finding as the rules make it: whether its author waved it through is not their business. */
export type AdvertRuleFinding = Omit<AdvertFinding, 'ignored'>;
