import { CANDIDATES_TO_COUNT_SOURCE_MIN } from '@evenhand/contract/job-boards/job-boards-and-sources.ts';

type Counted = { name: string; candidates: number };
type Alias = { source: string; mergedInto: string };
export type SourceWithCount = {
  name: string;
  candidates: number | null;
  mergedInto: string | null;
};

/** Every source that may be told, the largest first, with what it is counted under; few candidates are no number. */
export function sourcesWithCounts(
  counted: readonly Counted[],
  aliases: readonly Alias[],
): SourceWithCount[] {
  const counts = new Map(counted.map(({ name, candidates }) => [name, candidates]));
  const targets = new Map(aliases.map(({ source, mergedInto }) => [source, mergedInto]));
  const names = new Set([...counts.keys(), ...targets.keys(), ...targets.values()]);
  return [...names]
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b, 'en'))
    .map((name) => {
      const candidates = counts.get(name) ?? 0;
      return {
        name,
        candidates: candidates < CANDIDATES_TO_COUNT_SOURCE_MIN ? null : candidates,
        mergedInto: targets.get(name) ?? null,
      };
    });
}

/** Under which name a source counts once it is merged: never a chain, and null where it would be a circle. */
export function sourceMergeTarget(
  source: string,
  into: string,
  aliases: readonly Alias[],
): string | null {
  const target = aliases.find((alias) => alias.source === into)?.mergedInto ?? into;
  return target === source ? null : target;
}
