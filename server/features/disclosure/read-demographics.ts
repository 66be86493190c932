import type { Outside } from '../../outside.ts';
import type { AskedDemographics, Demographics } from './rules/demographics.ts';
import { readProtected } from './read-protected.ts';
import { readByRowRule } from './row-rule.ts';

/** Who the candidates are, as far as it may be told: the only way to diversity figures, in either mode of disclosure. */
export function readDemographics(
  outside: Outside,
  asked: AskedDemographics,
): Promise<Demographics> {
  const { EO_DISCLOSURE } = outside.config;
  return EO_DISCLOSURE === 'row-rule'
    ? readByRowRule(outside, asked)
    : readProtected(outside, asked);
}
