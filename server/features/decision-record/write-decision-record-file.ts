import { randomBytes } from 'node:crypto';
import type { DecisionRecordLayout } from './rules/decision-record-layout-type.ts';
import type { DecisionRecordSectionContent } from './rules/decision-record-section-content-types.ts';
import { startDecisionRecordHashTree } from './rules/decision-record-hash-tree.ts';

const SALT_BYTES = 16;

/**
 * A record as text, a section at a time. Its root is kept before the file ends, so that no whole file is without one.
 */
export async function* writeDecisionRecordFile(
  layout: DecisionRecordLayout,
  sections: AsyncIterable<DecisionRecordSectionContent>,
  keepRoot: (made: { root: string; sections: number }) => Promise<void>,
): AsyncIterable<string> {
  const tree = startDecisionRecordHashTree(() => randomBytes(SALT_BYTES).toString('hex'));
  const page = layout.isPage && tree.hashLeaf('page', layout.head);
  if (page) tree.add(page);
  yield layout.head;
  let count = 0;
  for await (const section of sections) {
    const text = layout.textOf(section);
    const leaf = tree.hashLeaf(section.name, text);
    tree.add(leaf);
    yield layout.leaf({ ...leaf, name: section.name, text, isFirst: count === 0 });
    count += 1;
  }
  const root = tree.finish();
  await keepRoot({ root, sections: count });
  yield layout.tail({ root, page });
}
