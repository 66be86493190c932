import type {
  EqualOpportunitiesFieldKey,
  EqualOpportunitiesSetKey,
} from '@evenhand/contract/equal-opportunities.ts';

/** `code` is stored and never changes its meaning: another meaning is another code, and a new version of the form. */
export type EqualOpportunitiesOption = {
  code: string;
  label: string /** What it is listed under. */;
  group?: string;
};

export type EqualOpportunitiesQuestion = {
  /** The beginning of its codes, and the key of its answer. */
  name: string;
  field: EqualOpportunitiesFieldKey;
  question: string;
  /** The last one is always "Prefer not to say". */
  options: readonly EqualOpportunitiesOption[];
  /** More than one may be chosen: any of them, or only those of the list together. */
  several: 'no' | 'any' | readonly string[];
  /** The option beside which people may write words of their own. */
  ownWords: string | null;
  offered: 'on' | 'off';
};

/** A question as our lists write it, which the forms are made of. */
export type WrittenEqualOpportunitiesQuestion = {
  question: string;
  /** Ends of codes with their labels, without "Prefer not to say". */
  options: Readonly<Record<string, string>>;
  /** By the end of a code, what a long list puts it under. */
  groups?: Readonly<Record<string, string>>;
  several?: 'any' | readonly string[];
  /** The end of the code beside which people may write words of their own. */
  ownWords?: string;
};

/** How every field is asked. */
export type EqualOpportunitiesTextByField = Record<
  EqualOpportunitiesFieldKey,
  WrittenEqualOpportunitiesQuestion
>;

export type EqualOpportunitiesForm = {
  /** Stored with each answer: the set, a hyphen and a number. */
  version: string;
  eoSet: EqualOpportunitiesSetKey;
  questions: readonly EqualOpportunitiesQuestion[];
};

/** What is kept of an answer: codes, one or several; and under `{name}.words` a mark for words that nobody can read. */
export type EqualOpportunitiesAnswers = Record<string, string | string[]>;
