import type { JobCard } from '@evenhand/contract/jobs.ts';
import { Tag } from '../../ui/tag.tsx';

export function JobPhaseTag({ job: { overallPhase, timeTillClosing } }: { job: JobCard }) {
  switch (overallPhase) {
    case 'DRAFT':
      return (
        <Tag colour="blue" dot>
          Draft
        </Tag>
      );
    case 'OPEN':
      return (
        <Tag colour="green" dot>
          {timeTillClosing ?? 'Open'}
        </Tag>
      );
    case 'CLOSED':
      return (
        <Tag colour="yellow" dot>
          {timeTillClosing ?? 'Closed'}
        </Tag>
      );
    case 'ARCHIVED':
      return <Tag colour="disabled">Archived</Tag>;
  }
}
