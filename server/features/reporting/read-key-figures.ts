import type {
  HiredStats,
  OverallStats,
  RejectedStats,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { Services } from '../../services.ts';
import { readKeyNumbers } from '../figures/read-key-numbers.ts';
import type { OrganisationReportScope } from './prepare-organisation-report.ts';

export async function readOverallStats(
  services: Services,
  query: OrganisationReportScope,
): Promise<OverallStats> {
  const { candidates, quickApplyCandidates, jobs } = await readKeyNumbers(services, {
    ...query,
    only: 'jobs',
  });
  return { range: query.range, candidates, quickApplyCandidates, jobs };
}

export async function readHiredStats(
  services: Services,
  query: OrganisationReportScope,
): Promise<HiredStats> {
  const { hiredCount, timeToHire, timeToHireMedian, timeToFill, timeToFillMedian } =
    await readKeyNumbers(services, { ...query, only: 'times' });
  return { hiredCount, timeToHire, timeToHireMedian, timeToFill, timeToFillMedian };
}

export async function readRejectedStats(
  services: Services,
  query: OrganisationReportScope,
): Promise<RejectedStats> {
  const { rejectedCount } = await readKeyNumbers(services, { ...query, only: 'counts' });
  return { rejectedCount };
}
