import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { listOwnAndBuiltInBoards } from './list-own-and-built-in-boards.ts';
import {
  disambiguateSourceTitles,
  mapSourcesToTitles,
} from './rules/map-and-disambiguate-source-titles.ts';

/** What sources are called, to be shown: on screens and in files the tag of a link tells nobody anything. */
export async function findSourceTitles(
  db: Db<'staff'>,
  sources: readonly string[],
): Promise<Map<string, string>> {
  return disambiguateSourceTitles(sources, mapSourcesToTitles(await listOwnAndBuiltInBoards(db)));
}

/** The same of sources that are not known beforehand. */
export async function findAllSourceTitles(db: Db<'staff'>): Promise<Map<string, string>> {
  return mapSourcesToTitles(await listOwnAndBuiltInBoards(db));
}
