export type FilterSectionDefinition = {
  id: string;
  title: string;
  /** Exclusive: one choice at most. */
  type: 'inclusive' | 'exclusive';
  items: readonly { name: string; value: string; count?: number | undefined }[];
  emptyStateText: string;
};

/** Section → chosen values; a section without a choice is absent. */
export type ChosenFilterValues = Readonly<Record<string, readonly string[]>>;

/** One more choice or one less; in an exclusive section it takes the place of the one before. */
export function toggleFilterChoice(
  chosen: ChosenFilterValues,
  { id, type }: FilterSectionDefinition,
  value: string,
): ChosenFilterValues {
  const before = chosen[id] ?? [];
  if (type === 'exclusive') return { ...chosen, [id]: [value] };
  const values = before.includes(value)
    ? before.filter((each) => each !== value)
    : [...before, value];
  const { [id]: _, ...others } = chosen;
  return values.length > 0 ? { ...others, [id]: values } : others;
}

/** Equal for equal choices, whatever their order. */
export function filterChoicesKey(filters: ChosenFilterValues): string {
  const sections = Object.entries(filters).map(([id, values]) => [id, values.toSorted()] as const);
  return JSON.stringify(sections.toSorted(([a], [b]) => a.localeCompare(b)));
}
