import type { DecisionRecordSectionContent } from './decision-record-section-content-types.ts';
import type { DecisionRecordLeafHash } from './decision-record-hash-tree.ts';

/** How a file is put together. What comes before the first section is a leaf too where `isPage`. */
export type DecisionRecordLayout = {
  head: string;
  isPage?: true;
  /** What the leaf of a section is the hash of. */
  textOf: (section: DecisionRecordSectionContent) => string;
  leaf: (leaf: DecisionRecordLeafHash & { name: string; text: string; isFirst: boolean }) => string;
  tail: (end: { root: string; page: DecisionRecordLeafHash | undefined }) => string;
};
