/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
export function isStorableInDatabase(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (Array.isArray(value)) return value.every(isStorableInDatabase);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(
      ([key, part]) => isStorableInDatabase(key) && isStorableInDatabase(part),
    );
  }
  return true;
}
