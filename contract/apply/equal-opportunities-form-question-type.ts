export type EqualOpportunitiesFormQuestion = {
  name: string;
  question: string;
  /** Options next to each other with the same `group` stand under it. */
  options: { code: string; label: string; group?: string }[];
  chosen: string[];
  /** More than one may be chosen. */
  several: boolean;
  /** The option beside which words of one's own may be written, and whether some are kept. */
  ownWords: { code: string; areKept: boolean } | null;
};
