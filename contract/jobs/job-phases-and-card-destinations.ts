import * as z from 'zod/mini';

/** Where the page of a job is: in the builder, running, showing what was learnt, or nowhere of its own. */
export const jobCardDestinationKeys = ['draft', 'live', 'analysis', 'other'] as const;
export const JobCardDestination = z.enum(jobCardDestinationKeys);
export type JobCardDestination = z.infer<typeof JobCardDestination>;

type JobPhaseFacts = {
  /** The words and the colour that it has everywhere. */
  words: string;
  colour: 'blue' | 'green' | 'yellow' | 'disabled';
  /** Of a closed job `live`, as long as somebody waits for a decision. */
  path: JobCardDestination;
};

/** The one place that says what a phase is; whatever lists phases is derived from here. */
export const jobPhaseFacts = {
  DRAFT: { words: 'Draft', colour: 'blue', path: 'draft' },
  OPEN: { words: 'Open', colour: 'green', path: 'live' },
  CLOSED: { words: 'Closed', colour: 'yellow', path: 'analysis' },
  ARCHIVED: { words: 'Archived', colour: 'disabled', path: 'other' },
} as const satisfies Record<string, JobPhaseFacts>;

// The keys of a record of phases are phases.
export const JobPhase = z.enum(Object.keys(jobPhaseFacts) as [keyof typeof jobPhaseFacts]);
export type JobPhase = z.infer<typeof JobPhase>;
