import canonicalize from 'canonicalize';

/** Whether two values are one and the same as JSON (RFC 8785): the order of fields and fields that are undefined tell nothing. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return canonicalize(one) === canonicalize(other);
}
