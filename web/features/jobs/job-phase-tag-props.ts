import { jobPhases } from '@evenhand/contract/jobs/job-phases.ts';
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
  const { colour, words } = jobPhases[overallPhase];
  const tellsTime = overallPhase === 'OPEN' || overallPhase === 'CLOSED';
  return {
    colour,
    words: (tellsTime ? timeTillClosing : null) ?? words,
    dot: overallPhase !== 'ARCHIVED',
  };
}
