import type {
  AdjustmentOutcome,
  AdjustmentWish,
} from './adjustment-wishes-extra-time-and-outcomes.ts';

/** What was asked before, and answered. */
export type AnsweredAdjustment = AdjustmentWish & {
  askedAt: Date;
  answeredAt: Date;
  outcome: AdjustmentOutcome;
  /** By what their time is multiplied by this answer. */
  agreedTimeFactor: AdjustmentWish['timeFactor'];
  /** The end of the last day on which they may send in. */
  maySendUntil: Date | null;
  answer: string;
};

/** What a candidate's page tells of all that they asked. */
export type AdjustmentsOnCandidatePage = {
  /** Whether their application was sent in. */
  isSent: boolean;
  /** What waits for an answer, as it is stored. */
  open: (AdjustmentWish & { askedAt: Date; isChanged: boolean }) | null;
  /** The newest first. */
  answered: AnsweredAdjustment[];
  /** `over`: nothing is left to adjust. `too-many`: they are better spoken to. */
  mayAsk: 'yes' | 'over' | 'too-many';
  contactEmail: string | null;
  /** Somebody saved or answered this in between; what was typed stands in the form. */
  isNewer: boolean;
};
