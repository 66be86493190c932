import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { normaliseForSearch } from '../../parts/words/normalise-for-search.ts';

type Person = JobDraft['members'][number];

/**
 * The order in which people stand: those who were on the team when the page was opened, then the others. Whoever is
 * given a part meanwhile stays in their place, so that no row moves under the pointer.
 */
export function createSorterOfTeamMembersFirst(
  people: readonly Person[],
  parts: Readonly<Record<number, unknown>>,
): (people: readonly Person[]) => Person[] {
  const first = new Set(people.filter(({ id }) => parts[id] !== undefined).map(({ id }) => id));
  return (now) => [
    ...now.filter(({ id }) => first.has(id)),
    ...now.filter(({ id }) => !first.has(id)),
  ];
}

/** Those whose name or job title has every word of the search, whatever its case and accents. */
export function filterTeamPeopleBySearch(people: readonly Person[], search: string): Person[] {
  const words = normaliseForSearch(search).split(/\s+/).filter(Boolean);
  return people.filter(({ name, jobTitle }) => {
    const text = normaliseForSearch(`${name} ${jobTitle ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
