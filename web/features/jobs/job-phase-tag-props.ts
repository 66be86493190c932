import { jobPhaseFacts } from '@evenhand/contract/jobs/job-phases-and-card-destinations.ts';
import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import type { StatusTagColour } from '../../ui/status-tag.tsx';

/** The tag of a card: its colour, its words, and whether it stands for something that goes on. */
export function jobPhaseTagProps({
  phase,
  timeTillClosing,
}: Pick<JobSummary, 'phase' | 'timeTillClosing'>): {
  colour: StatusTagColour;
  words: string;
  dot: boolean;
} {
  const { colour, words } = jobPhaseFacts[phase];
  const tellsTime = phase === 'OPEN' || phase === 'CLOSED';
  return {
    colour,
    words: (tellsTime ? timeTillClosing : null) ?? words,
    dot: phase !== 'ARCHIVED',
  };
}
