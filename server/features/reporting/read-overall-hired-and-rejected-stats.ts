import type {
  OrganisationHiredStats,
  OrganisationOverallStats,
  OrganisationRejectedStats,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { Services } from '../../services-type.ts';
import { readReportKeyNumbers } from '../figures/read-report-key-numbers.ts';
import type { OrganisationReportScope } from './organisation-report-handler-scope-and-period.ts';

export async function readOrganisationOverallStats(
  services: Services,
  query: OrganisationReportScope,
): Promise<OrganisationOverallStats> {
  const { candidates, quickApplyCandidates, jobs } = await readReportKeyNumbers(services, {
    ...query,
    only: 'jobs',
  });
  return { range: query.range, candidates, quickApplyCandidates, jobs };
}

export async function readOrganisationHiredStats(
  services: Services,
  query: OrganisationReportScope,
): Promise<OrganisationHiredStats> {
  const { hiredCount, timeToHire, timeToHireMedian, timeToFill, timeToFillMedian } =
    await readReportKeyNumbers(services, { ...query, only: 'times' });
  return { hiredCount, timeToHire, timeToHireMedian, timeToFill, timeToFillMedian };
}

export async function readOrganisationRejectedStats(
  services: Services,
  query: OrganisationReportScope,
): Promise<OrganisationRejectedStats> {
  const { rejectedCount } = await readReportKeyNumbers(services, { ...query, only: 'counts' });
  return { rejectedCount };
}
