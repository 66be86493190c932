import type { JobSearchResult } from '@evenhand/contract/search.ts';
import { staffPagePaths } from '../../../net/staff-page-paths.ts';
import type { StaffNavigationItemData } from '../navigation-items.ts';
import { findFuzzyMatch } from './find-fuzzy-match.ts';
import { keyOfVisitedPage } from './recently-visited-pages.ts';

export type CommandPaletteItemData = {
  key: string;
  words: string;
  /** What kind of thing it is. */
  kind: string;
  href: string;
  whyNot?: string;
  /** Characters of `words` that were meant. */
  marks: readonly number[];
};

const SHOWN = 50;
const RECENT_SHOWN = 5;
/** Less than what tells the beginning of a word from its middle. */
const RECENT_BONUS = 15;

const phaseWords = {
  DRAFT: 'Draft',
  OPEN: 'Open role',
  CLOSED: 'Closed role',
  ARCHIVED: 'Archived role',
} as const;

export function makeScreenPaletteItem(
  { words, href, whyNot }: StaffNavigationItemData,
  kind = 'Screen',
): CommandPaletteItemData {
  return { key: keyOfVisitedPage(href), words, kind, href, marks: [], ...(whyNot && { whyNot }) };
}

export function makeJobPaletteItem({ id, title, phase }: JobSearchResult): CommandPaletteItemData {
  const href = phase === 'DRAFT' ? staffPagePaths.draft(id) : staffPagePaths.manage(id);
  return { key: keyOfVisitedPage(href), words: title, kind: phaseWords[phase], href, marks: [] };
}

/** What answers the query, the best first; without one, where one was last, then everything in its order. */
export function findPaletteItems(
  items: readonly CommandPaletteItemData[],
  query: string,
  recent: readonly string[],
): CommandPaletteItemData[] {
  const age = (item: CommandPaletteItemData) => {
    const place = recent.indexOf(item.key);
    return place < 0 ? Infinity : place;
  };
  if (query.trim() === '') {
    const last = items.filter((item) => age(item) < Infinity).toSorted((a, b) => age(a) - age(b));
    // The first is where one is now.
    const shown = last.slice(1, 1 + RECENT_SHOWN);
    return [...shown, ...items.filter((item) => !shown.includes(item))].slice(0, SHOWN);
  }
  return items
    .flatMap((item) => {
      const found = findFuzzyMatch(query, item.words);
      if (!found) return [];
      const score = found.score + (age(item) < Infinity ? RECENT_BONUS : 0);
      return [{ score, item: { ...item, marks: found.marks } }];
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, SHOWN)
    .map(({ item }) => item);
}
