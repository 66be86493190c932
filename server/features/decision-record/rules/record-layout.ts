import type { RecordSection } from './record-section.ts';
import type { HashedLeaf } from './record-tree.ts';

/** How a file is put together. What comes before the first section is a leaf too where `isPage`. */
export type RecordLayout = {
  head: string;
  isPage?: true;
  /** What the leaf of a section is the hash of. */
  textOf: (section: RecordSection) => string;
  leaf: (leaf: HashedLeaf & { name: string; text: string; isFirst: boolean }) => string;
  tail: (end: { root: string; page: HashedLeaf | undefined }) => string;
};
