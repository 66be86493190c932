import type { Services } from '../../services-type.ts';
import type {
  DemographicsRequest,
  DemographicsReport,
} from './rules/demographics-request-and-report-types.ts';
import { readPublishedDemographicsReport } from './read-published-demographics-report.ts';
import { readLiveDemographicsReport } from './read-live-demographics-report.ts';

/** Who the candidates are, as far as it may be told: the only way to diversity figures, in either mode of disclosure. */
export function readDemographicsReport(
  services: Services,
  query: DemographicsRequest,
): Promise<DemographicsReport> {
  const { EO_DISCLOSURE } = services.config;
  return EO_DISCLOSURE === 'row-rule'
    ? readLiveDemographicsReport(services, query)
    : readPublishedDemographicsReport(services, query);
}
