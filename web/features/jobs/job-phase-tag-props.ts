import type { JobSummary } from '@evenhand/contract/jobs.ts';
import type { TagColour } from '../../ui/tag.tsx';

/** The tag of a card: its colour, its words, and whether it stands for something that goes on. */
export function jobPhaseTagProps({
  overallPhase,
  timeTillClosing,
}: Pick<JobSummary, 'overallPhase' | 'timeTillClosing'>): {
  colour: TagColour;
  words: string;
  dot: boolean;
} {
  switch (overallPhase) {
    case 'DRAFT':
      return { colour: 'blue', words: 'Draft', dot: true };
    case 'OPEN':
      return { colour: 'green', words: timeTillClosing ?? 'Open', dot: true };
    case 'CLOSED':
      return { colour: 'yellow', words: timeTillClosing ?? 'Closed', dot: true };
    case 'ARCHIVED':
      return { colour: 'disabled', words: 'Archived', dot: false };
  }
}
