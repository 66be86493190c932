/** A job has no two criteria that differ in the case of their letters alone. */
export function isSameCriterionName(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}
