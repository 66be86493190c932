import type {
  HiredStats,
  OverallStats,
  RejectedStats,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { Services } from '../../services.ts';
import { readKeyNumbers } from '../figures/read-key-numbers.ts';
import type { ReportScope } from './prepare-report.ts';

export async function readOverall(services: Services, query: ReportScope): Promise<OverallStats> {
  const { candidates, quickApplyCandidates, jobs } = await readKeyNumbers(services, {
    ...query,
    only: 'jobs',
  });
  return { range: query.range, candidates, quickApplyCandidates, jobs };
}

export async function readHired(services: Services, query: ReportScope): Promise<HiredStats> {
  const { hiredCount, timeToHire, timeToHireMedian, timeToFill, timeToFillMedian } =
    await readKeyNumbers(services, { ...query, only: 'times' });
  return { hiredCount, timeToHire, timeToHireMedian, timeToFill, timeToFillMedian };
}

export async function readRejected(services: Services, query: ReportScope): Promise<RejectedStats> {
  const { rejectedCount } = await readKeyNumbers(services, { ...query, only: 'counts' });
  return { rejectedCount };
}
