/** What stands in one section, to be read: its parts in their order. */
export type DecisionRecordSectionPart =
  | { text: string }
  | { heading: string }
  | { facts: readonly (readonly [string, string])[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] };

/** One leaf of a record: for programs as `content`, for people as `parts`. */
export type DecisionRecordSectionContent = {
  /** Tells nothing of a person: it stays when what stands in the section is blanked. */
  name: string;
  title: string;
  content: Record<string, unknown>;
  parts: readonly DecisionRecordSectionPart[];
};
