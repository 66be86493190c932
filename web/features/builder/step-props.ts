import type { JobDraftAutosave, JobDraftState } from './draft-autosave.ts';

/** What each step of the builder shows, and what it can do with it. */
export type JobBuilderStepProps = { state: JobDraftState; autosave: JobDraftAutosave };
