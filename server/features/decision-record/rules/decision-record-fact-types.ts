import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';

export type DecisionRecordJob = {
  title: string;
  organisation: string;
  team: string | null;
  grade: string | null;
  zone: string;
  isSealed: boolean;
  reviewsPerAnswer: number;
  openings: number;
  createdAt: Date;
  publishedAt: Date | null;
  closesAt: Date | null;
  archivedAt: Date | null;
  outcome: string | null;
};

export type DecisionRecordAdvert = {
  n: number;
  advert: Record<string, unknown>;
  keptAt: Date;
  by: string | null;
};

export type DecisionRecordWeights = {
  n: number;
  weights: Record<string, unknown>;
  planVersion: number | null;
  madeAt: Date;
  by: string | null;
};

export type DecisionRecordPlanItem = { id: number; stage: string; text: string; isOnForm: boolean };

export type DecisionRecordStage = {
  id: number;
  position: number;
  name: string;
  weight: number;
  variance: number | null;
};

export type DecisionRecordReviewBatch = {
  id: number;
  kind: string | null;
  sentAt: Date;
  sentBy: string | null;
  dueOn: string;
  reviewsPerAnswer: number;
  commitment: Buffer;
  sealedSeed: Buffer;
  releasedAt: Date | null;
  releasedBy: string | null;
  releaseReason: string | null;
  /** The plan as it was when the answers were sent. */
  planVersion: number | null;
  applications: number[];
  questions: number[];
  reviewers: number[];
  dealtAround: number | null;
  /** Reviewers who had seen a name by the day of the dealing, and those who had before that day. */
  seenByThatDay: { application: number; reviewer: number; isBefore: boolean }[];
};

export type DecisionRecordVoiding = {
  at: Date;
  by: string | null;
  reviewer: number;
  reason: string;
  marks: number;
};

export type DecisionRecordCandidate = {
  id: number;
  ref: string;
  state: ApplicationState;
  /** Whether their name is open to whoever asks. */
  isOpen: boolean;
  submittedAt: Date;
  withdrawnAt: Date | null;
  planVersion: number | null;
  overall: number | null;
  error: number | null;
  complete: number;
  scored: number;
  expected: number;
  stages: { stageId: number; mean: number | null; known: number; lone: number }[];
  /** Of batches that were released alone. */
  marks: { item: number; reviewer: number; stars: number | null }[];
  decisions: DecisionRecordDecision[];
  openings: { at: string; by: string; reason: string }[];
  interviews: DecisionRecordInterview[];
};

export type DecisionRecordDecision = {
  id: number;
  at: string;
  by: string;
  from: ApplicationState;
  to: ApplicationState;
  undoes: number | null;
  criteria: string[];
  reason: string | null;
  place: number | null;
  passedOver: number | null;
};

export type DecisionRecordInterview = {
  stage: string;
  startsAt: string | null;
  state: string;
  marks: { item: number; by: string; stars: number | null; isNotAsked: boolean }[];
  agreed: { item: number; by: string; stars: number; reason: string; at: string }[];
};

export type CandidateNameAndEmail = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
};

export type SentEmailCountOfKind = { kind: string; sent: number };

export type DecisionRecordEmailWording = {
  kind: string;
  /** Whose words: the role's own, a template's with its versions, or those of a round to chosen candidates. */
  of: 'role' | 'template' | 'round';
  name: string | null;
  subject: string;
  body: string;
  at: Date;
  by: string | null;
};
