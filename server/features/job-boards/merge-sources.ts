import { LIST_ITEMS_MAX } from '@evenhand/contract/text.ts';
import type { Db } from '../../access/enter.ts';
import { writeAuditEntry } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import { readSourceTitles } from './read-source-titles.ts';
import { type KnownSource, knownSources, mergeTarget } from './rules/known-sources.ts';
import { deleteAlias, findAliases, findCountedSources, insertAlias, lockAliases } from './sql.ts';

/** The largest sources that the member may know of, or those of a name with what was merged into them. */
export async function listSources(
  db: Db<'staff'>,
  search: string,
): Promise<(KnownSource & { title: string })[]> {
  const known = knownSources(await findCountedSources(db), await findAliases(db));
  const titles = await readSourceTitles(
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
    .slice(0, LIST_ITEMS_MAX);
}

/**
 * Counts a source under another from now on. Of a source that the member may not know of, not even its being there is told.
 * @throws Refusal bad-input
 */
export async function mergeSources(
  db: Db<'staff'>,
  { source, into, requestId }: { source: string; into: string; requestId: string },
): Promise<void> {
  await lockAliases(db);
  const aliases = await findAliases(db);
  const known = knownSources(await findCountedSources(db), aliases).map(({ name }) => name);
  if (!known.includes(source)) refuse('source', 'Choose a source of the list.');
  if (!known.includes(into)) refuse('into', 'Choose a source of the list.');
  const target = mergeTarget(source, into, aliases);
  if (target === null)
    refuse(
      'into',
      source === into
        ? 'Choose another source.'
        : `${into} counts under ${source} already. Undo that first.`,
    );
  await insertAlias(db, { source, mergedInto: target });
  // No names: what a link called itself may be a person's.
  await writeAuditEntry(db, { kind: 'sources-merged', actorKind: 'member', requestId });
}

/** @throws Refusal not-found when it was not merged */
export async function partSources(
  db: Db<'staff'>,
  { source, requestId }: { source: string; requestId: string },
): Promise<void> {
  await lockAliases(db);
  if (!(await deleteAlias(db, source))) throw new Refusal('not-found');
  await writeAuditEntry(db, { kind: 'sources-parted', actorKind: 'member', requestId });
}

function refuse(field: string, sentence: string): never {
  throw new Refusal('bad-input', { message: sentence, fields: { [field]: sentence } });
}
