/**
 * P values made larger for how many were looked at, in the order given: the step-down method of Holm (Scandinavian Journal of
 * Statistics 6, 1979, 65–70). Over a whole family no more than one in twenty raises a false alarm at 0.05.
 * `tests`: how many could have been looked at, where that is more than were.
 */
export function correctPValuesByHolm(values: readonly number[], tests = values.length): number[] {
  const adjusted = Array<number>(values.length).fill(1);
  let largest = 0;
  const places = [...values.keys()].toSorted((a, b) => (values[a] ?? 1) - (values[b] ?? 1));
  places.forEach((place, rank) => {
    largest = Math.max(largest, Math.min(1, (tests - rank) * (values[place] ?? 1)));
    adjusted[place] = largest;
  });
  return adjusted;
}
