import { LISTED_ITEMS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { findSourceTitles } from './find-source-titles.ts';
import {
  type SourceWithCount,
  sourcesWithCounts,
  sourceMergeTarget,
} from './rules/sources-with-counts-and-merge-target.ts';
import {
  deleteSourceAliasRow,
  findSourceAliases,
  countCandidatesBySource,
  upsertSourceAliasRow,
  lockSourceAliases,
} from './sql/job-boards-and-source-aliases.ts';

/** The largest sources that the member may know of, or those of a name with what was merged into them. */
export async function listCandidateSources(
  db: Db<'staff'>,
  search: string,
): Promise<(SourceWithCount & { title: string })[]> {
  const known = sourcesWithCounts(await countCandidatesBySource(db), await findSourceAliases(db));
  const titles = await findSourceTitles(
    db,
    known.map(({ name }) => name),
  );
  const sought = search.toLowerCase();
  return known
    .map((source) => ({ ...source, title: titles.get(source.name) ?? source.name }))
    .filter(({ name, title, mergedInto }) =>
      [name, title, mergedInto ?? '', titles.get(mergedInto ?? '') ?? ''].some((one) =>
        one.toLowerCase().includes(sought),
      ),
    )
    .slice(0, LISTED_ITEMS_MAX);
}

/**
 * Counts a source under another from now on. Of a source that the member may not know of, not even its being there is told.
 * @throws Refusal bad-input
 */
export async function mergeCandidateSources(
  { db, requestId }: VisitorRequestContext,
  { source, into }: { source: string; into: string },
): Promise<void> {
  await lockSourceAliases(db);
  const aliases = await findSourceAliases(db);
  const known = sourcesWithCounts(await countCandidatesBySource(db), aliases).map(
    ({ name }) => name,
  );
  if (!known.includes(source)) refuse('source', 'Choose a source of the list.');
  if (!known.includes(into)) refuse('into', 'Choose a source of the list.');
  const target = sourceMergeTarget(source, into, aliases);
  if (target === null)
    refuse(
      'into',
      source === into
        ? 'Choose another source.'
        : `${into} counts under ${source} already. Undo that first.`,
    );
  await upsertSourceAliasRow(db, { source, mergedInto: target });
  // No names: what a link called itself may be a person's.
  await writeAuditEntry(db, { kind: 'sources-merged', actorKind: 'member', requestId });
}

/** @throws Refusal not-found when it was not merged */
export async function unmergeCandidateSource(
  { db, requestId }: VisitorRequestContext,
  { source }: { source: string },
): Promise<void> {
  await lockSourceAliases(db);
  if (!(await deleteSourceAliasRow(db, source))) throw new Refusal('not-found');
  await writeAuditEntry(db, { kind: 'sources-parted', actorKind: 'member', requestId });
}

function refuse(field: string, sentence: string): never {
  throw new Refusal('bad-input', { message: sentence, fields: { [field]: sentence } });
}
