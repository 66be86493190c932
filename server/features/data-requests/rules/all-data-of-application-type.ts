/** What `pii.own_data` gives: moments and days are text, as JSON has them. */
export type AllDataOfApplication = {
  person: {
    firstName: string;
    lastName: string;
    email: string;
    mayBeContactedUntil: string | null;
  };
  application: { reference: string; role: string; organisation: string; cameFrom: string };
  privacyNotice: { version: number; readAt: string } | null;
  answers: {
    stage: string | null;
    question: string;
    answer: string;
    value: unknown;
    savedAt: string;
  }[];
  tests: { stage: string; startedAt: string; handedInAt: string | null }[];
  tasks: { stage: string; invitedAt: string; submittedAt: string | null }[];
  marks: { question: string; by: string; stars: number; counts: boolean }[];
  interviews: {
    round: string;
    state: string;
    startsAt: string | null;
    marks: {
      by: string;
      question: string | null;
      stars: number | null;
      notAsked: boolean;
      note: string;
    }[];
    notes: { by: string; text: string }[];
  }[];
  decisions: { to: string; on: string; by: string; takenBack: boolean }[];
  nameOpened: { by: string; on: string; reason: string }[];
  nameSeen: { by: string; on: string; how: string }[];
  adjustments: { askedAt: string; words: string; answer: string }[];
  emails: { kind: string; to: string; subject: string; text: string; sentAt: string }[];
  invitations: unknown[];
  requests: { kind: string; words: string; askedAt: string; answer: string }[];
  equalOpportunities: Record<string, unknown> | null;
  survey: unknown[];
  writtenAt: string;
};
