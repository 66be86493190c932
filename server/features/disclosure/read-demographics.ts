import type { Services } from '../../services.ts';
import type { AskedDemographics, Demographics } from './rules/demographics.ts';
import { readProtected } from './read-protected.ts';
import { readByRowRule } from './row-rule.ts';

/** Who the candidates are, as far as it may be told: the only way to diversity figures, in either mode of disclosure. */
export function readDemographics(
  services: Services,
  asked: AskedDemographics,
): Promise<Demographics> {
  const { EO_DISCLOSURE } = services.config;
  return EO_DISCLOSURE === 'row-rule'
    ? readByRowRule(services, asked)
    : readProtected(services, asked);
}
