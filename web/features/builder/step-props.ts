import type { DraftAutosave, DraftState } from './draft-autosave.ts';

/** What each step of the builder shows, and what it can do with it. */
export type StepProps = { state: DraftState; autosave: DraftAutosave };
