import type { Db } from '../../access/enter.ts';
import { listBoards } from './list-boards.ts';
import { titleSources, titlesOf } from './rules/title-sources.ts';

/** What sources are called, to be shown: on screens and in files the tag of a link tells nobody anything. */
export async function readSourceTitles(
  db: Db<'staff'>,
  sources: readonly string[],
): Promise<Map<string, string>> {
  return titleSources(sources, titlesOf(await listBoards(db)));
}

/** The same of sources that are not known beforehand. */
export async function readAllSourceTitles(db: Db<'staff'>): Promise<Map<string, string>> {
  return titlesOf(await listBoards(db));
}
