import type { Services } from '../../services.ts';
import type {
  DemographicsRequest,
  Demographics,
} from './rules/demographics-request-and-report-types.ts';
import { readPublishedDemographics } from './read-published-demographics.ts';
import { readLiveDemographics } from './read-live-demographics.ts';

/** Who the candidates are, as far as it may be told: the only way to diversity figures, in either mode of disclosure. */
export function readDemographics(
  services: Services,
  query: DemographicsRequest,
): Promise<Demographics> {
  const { EO_DISCLOSURE } = services.config;
  return EO_DISCLOSURE === 'row-rule'
    ? readLiveDemographics(services, query)
    : readPublishedDemographics(services, query);
}
