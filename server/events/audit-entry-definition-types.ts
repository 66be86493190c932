/** As `audit` lets them be written. */
export type AuditEntryDetails = Readonly<
  Record<string, string | number | boolean | number[] | undefined>
>;

/** What an entry knows besides who and when; `about` names its subject in words. */
export type AuditSentenceFacts = {
  about: string;
  /** What the contract says of the call that the details name; empty where it says nothing. */
  callSummary: string;
  details: AuditEntryDetails;
};

/** A kind of entry in the audit trail: its title in the list to choose from, and its sentence. */
export type AuditEntryTypeDefinition = {
  title: string;
  /** After a name: 'Maren Okoro archived the role Baker'. */
  sentence: (facts: AuditSentenceFacts) => string;
};
