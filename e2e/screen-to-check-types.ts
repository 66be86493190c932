import type { Page } from 'playwright-core';

/** One screen of the product, as somebody meets it. */
export type ScreenToCheck = {
  /** The name of its picture. */
  name: string;
  as: ScreenVisitor;
  path: (ids: ScreenFixtureIds) => string;
  /** What is done there before it is looked at; it ends with waiting for what shall be seen. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What was done there is done on every address opened on that page later: nobody uses it again. */
  changesLaterPages?: true;
  /** Only there at this size. */
  only?: 'desktop' | 'phone';
  /** As it is printed, which only Chromium shows when it is asked. */
  onPaper?: true;
};

export type ScreenVisitor =
  | 'nobody'
  | 'admin'
  | 'hiring'
  | 'member'
  | 'reviewer'
  | 'other-admin'
  | 'crowded-admin'
  | 'operator'
  | 'support'
  | 'candidate'
  | 'reviewer-link';

/** Numbers and tokens in the addresses of screens. */
export type ScreenFixtureIds = {
  emptyDraft: number;
  readyDraft: number;
  /** With a question of every kind, of which some are not finished. */
  plannedDraft: number;
  publishableDraft: number;
  openJob: number;
  openHash: string;
  emptyJob: number;
  smallJob: number;
  /** Of a role that takes interest, and the link of somebody who has shown it. */
  quickHash: string;
  interested: string;
  reviewedJob: number;
  sealedJob: number;
  closedHash: string;
  goneHash: string;
  decidedJob: number;
  ownReviewsJob: number;
  foreignJob: number;
  newCandidate: number;
  submittedCandidate: number;
  sealedCandidate: number;
  openCandidate: number;
  /** `/application/{token}`, each at another step. */
  begun: string;
  writing: string;
  checking: string;
  submitted: string;
  interviewing: string;
  hired: string;
  withdrawn: string;
  unsent: string;
  /** The same, each at another step of a test; the time of the last is a minute. */
  testStart: string;
  testRunning: string;
  testDone: string;
  testOver: string;
  testedJob: number;
  /** Hired, and told how the test went. */
  testBands: string;
  /** Before a form, and the role that asks it. */
  formToFill: string;
  /** Each before a form with every kind of question. */
  formOfEveryKind: string;
  formReadBack: string;
  formNotUnderstood: string;
  formChangedElsewhere: string;
  jobWithForm: number;
  /** Who asked for something to be adjusted, and the role where they did. */
  adjustedJob: number;
  adjustmentWaiting: string;
  adjustmentAnswered: string;
  candidateWaiting: number;
  candidateAnswered: number;
  /** Who asked for their data and has an answer, and whose new address waits for its code; and their role. */
  dataAsked: string;
  dataMoving: string;
  dataHash: string;
  /** Invited to an interview, and with a time for one. */
  interviewToBook: string;
  interviewBooked: string;
  /** Their role, and a day on which it has forty times. */
  interviewJob: number;
  crowdedDay: string;
  /** Sent a task: it is written, handed in, and closed; and their role. */
  taskToWrite: string;
  taskSubmitted: string;
  taskClosed: string;
  taskJob: number;
  /** Not chosen, with a report and without one yet; their role, and the number of the first. */
  feedbackOpen: string;
  feedbackHeld: string;
  feedbackJob: number;
  feedbackCandidate: number;
  /** Under a plan that has changed since. */
  underEarlierPlan: string;
  /** Interviews whose card is the admin's to write, whose cards are all open, and that is still to come. */
  cardToWrite: number;
  openedCards: number;
  cardToCome: number;
  interviewRound: number;
  reviewToken: string;
  scoredToken: string;
  finishedToken: string;
  mail: number;
  webhook: number;
  /** Another organisation, for the operator. */
  otherOrg: number;
  /** Of a sign-up that waits for its password. */
  signUpToken: string;
};
