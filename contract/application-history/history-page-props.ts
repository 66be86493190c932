import type { CandidatePageJobHeader } from '../apply/candidate-page-header-outline-and-preview-types.ts';
import type { ApplicationState } from '../pipeline/application-states-decisions-and-stage-groups.ts';
import type { PlanOfApplication } from '../job-plan/public-plan-and-plan-application-began-under-types.ts';

/** Whoever did something, by their part in the hiring and never by name. */
export type ApplicationHistoryActor = 'hiring-team' | 'admin';

/** One thing that was done with an application; days are plain. */
export type ApplicationHistoryEvent =
  | { kind: 'submitted'; on: string }
  | { kind: 'sent-to-review'; on: string }
  | {
      kind: 'read';
      on: string | null;
      until: string | null;
      people: number;
      /** How many of these had seen the name before they read. */
      sawName: number;
    }
  | { kind: 'name-opened'; on: string; by: ApplicationHistoryActor; reason: string }
  | { kind: 'names-released'; on: string }
  | { kind: 'interviewed'; on: string; name: string }
  | { kind: 'e-mail'; on: string; about: string }
  | { kind: 'decided'; on: string; by: ApplicationHistoryActor; to: ApplicationState }
  | { kind: 'withdrawn'; on: string };

/** What was done with an application, in its candidate's eyes. */
export type ApplicationHistoryPageProps = {
  page: 'history';
  job: CandidatePageJobHeader;
  base: string;
  /** The oldest first; reading that nobody kept the days of comes where it was begun. */
  steps: ApplicationHistoryEvent[];
  plan: PlanOfApplication | null;
  /** The hash of the plan of now, where it is another than the one they began under. */
  currentPlanSha256: string | null;
  contactEmail: string | null;
};
