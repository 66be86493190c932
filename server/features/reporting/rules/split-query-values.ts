/**
 * The values of a list in an address: each percent-encoded, joined by a comma or `||`. What is not encoded, such as
 * `100 %`, stands for itself; a value is there once.
 */
export function splitQueryValues(text: string | undefined, joint: ',' | '||'): string[] {
  const values = (text ?? '').split(joint).map(decoded);
  return [...new Set(values.filter((value) => value !== ''))];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
