import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import { Tag } from '../../ui/tag.tsx';
import { jobPhaseTagProps } from './job-phase-tag-props.ts';

export function JobPhaseTag({ job }: { job: JobSummary }) {
  const { colour, words, dot } = jobPhaseTagProps(job);
  return (
    <Tag colour={colour} dot={dot}>
      {words}
    </Tag>
  );
}
