/** People who began in a period and share a team, grade or source; `name` is empty where there is none. */
export type PeopleAndRespondentsOfGroup = { name: string; people: number; respondents: number };

export type NamedAndPooledGroups = {
  /** Told apart. */
  named: string[];
  /** Part of the group of all others, which has enough people too, or nobody. */
  pooled: string[];
};

/** The group of all others. */
export const POOLED_GROUP_OF_ALL_OTHERS = '';

/**
 * Splits those who began in a period: groups with enough answers by name, all the others together. Where the others are too
 * few they could be had from the difference, so the smallest of the named join them.
 * @param least how many must have answered in a group, and in all the others together
 * @returns null where fewer than two groups are left: that would be the figures of the whole again
 */
export function splitIntoNamedAndPooledGroups(
  groups: readonly PeopleAndRespondentsOfGroup[],
  least: number,
): NamedAndPooledGroups | null {
  const isNamed = ({ name, respondents }: PeopleAndRespondentsOfGroup) =>
    name !== POOLED_GROUP_OF_ALL_OTHERS && respondents >= least;
  const others = groups.filter((group) => !isNamed(group));
  // Groups of one size by their name, so that the split is the same whoever makes it.
  const named = groups
    .filter(isNamed)
    .toSorted((a, b) => a.respondents - b.respondents || (a.name < b.name ? -1 : 1));
  while (isTooSmall(others, least)) {
    const smallest = named.shift();
    if (smallest === undefined) return null;
    others.push(smallest);
  }
  if (named.length + Number(peopleOf(others) > 0) < 2) return null;
  return {
    named: named.map(({ name }) => name).toSorted(),
    pooled: others
      .flatMap(({ name }) => (name === POOLED_GROUP_OF_ALL_OTHERS ? [] : [name]))
      .toSorted(),
  };
}

function isTooSmall(others: readonly PeopleAndRespondentsOfGroup[], least: number): boolean {
  const respondents = others.reduce((sum, each) => sum + each.respondents, 0);
  return peopleOf(others) > 0 && respondents < least;
}

function peopleOf(groups: readonly PeopleAndRespondentsOfGroup[]): number {
  return groups.reduce((sum, { people }) => sum + people, 0);
}
