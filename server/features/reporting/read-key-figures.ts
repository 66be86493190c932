import type {
  HiredStats,
  OverallStats,
  RejectedStats,
} from '@evenhand/contract/organisation-reports.ts';
import type { Services } from '../../services.ts';
import { readKeyNumbers } from '../figures/read-key-numbers.ts';
import type { ReportScope } from './prepare-report.ts';

export async function readOverall(services: Services, asked: ReportScope): Promise<OverallStats> {
  const { candidates, quickApplyCandidates, jobs } = await readKeyNumbers(services, {
    ...asked,
    only: 'jobs',
  });
  return { range: asked.range, candidates, quickApplyCandidates, jobs };
}

export async function readHired(services: Services, asked: ReportScope): Promise<HiredStats> {
  const { hiredCount, timeToHire, timeToHireMedian, timeToFill, timeToFillMedian } =
    await readKeyNumbers(services, { ...asked, only: 'times' });
  return { hiredCount, timeToHire, timeToHireMedian, timeToFill, timeToFillMedian };
}

export async function readRejected(services: Services, asked: ReportScope): Promise<RejectedStats> {
  const { rejectedCount } = await readKeyNumbers(services, { ...asked, only: 'counts' });
  return { rejectedCount };
}
