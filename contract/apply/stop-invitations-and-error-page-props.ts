/** `at`: where the button leads; the link itself is the proof, so that a mail program can press it too. */
export type StopInvitationsPageProps = {
  page: 'stop-invitations';
  organisation: string;
  isStopped: boolean;
  at: string;
};

/** `reference` finds the failure in the log; only failures of ours have one. */
export type CandidateErrorPageProps = {
  page: 'refusal';
  title: string;
  message: string;
  reference: string | null;
};
