import type { JobDraftAutosave, JobDraftState } from './job-draft-autosave.ts';

/** What each step of the builder shows, and what it can do with it. */
export type JobBuilderStepProps = { state: JobDraftState; autosave: JobDraftAutosave };
