/** Whether two plain values, lists of them or objects with the same order of keys say the same. */
export function hasSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
