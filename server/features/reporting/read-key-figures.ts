import type {
  HiredStats,
  OverallStats,
  RejectedStats,
} from '@evenhand/contract/organisation-reports.ts';
import type { Outside } from '../../outside.ts';
import { readKeyNumbers } from '../figures/read-key-numbers.ts';
import type { Asked } from './ask-report.ts';

export async function readOverall(outside: Outside, asked: Asked): Promise<OverallStats> {
  const { candidates, quickApplyCandidates, jobs } = await readKeyNumbers(outside, {
    ...asked,
    only: 'jobs',
  });
  return { range: asked.range, candidates, quickApplyCandidates, jobs };
}

export async function readHired(outside: Outside, asked: Asked): Promise<HiredStats> {
  const { hiredCount, timeToHire, timeToHireMedian, timeToFill, timeToFillMedian } =
    await readKeyNumbers(outside, { ...asked, only: 'times' });
  return { hiredCount, timeToHire, timeToHireMedian, timeToFill, timeToFillMedian };
}

export async function readRejected(outside: Outside, asked: Asked): Promise<RejectedStats> {
  const { rejectedCount } = await readKeyNumbers(outside, { ...asked, only: 'counts' });
  return { rejectedCount };
}
