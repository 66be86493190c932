import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { jobPhaseTagProps } from './job-phase-tag-props.ts';

export function JobPhaseTag({ job }: { job: JobSummary }) {
  const { colour, words, dot } = jobPhaseTagProps(job);
  return (
    <StatusTag colour={colour} dot={dot}>
      {words}
    </StatusTag>
  );
}
