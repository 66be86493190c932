import { useLocation } from 'wouter';
// As the address has it: wouter's own `useSearch` decodes it once too often.
import { useSearch } from 'wouter/use-browser-location';
import * as z from 'zod/mini';

/** What a list is asked with, as the contract describes it. */
type QuerySchema = z.ZodMiniObject;
/** Nothing else can stand in an address. */
type QueryValues = Readonly<Record<string, string | number | null | undefined | readonly string[]>>;
type Options = { replace: boolean };

/** The state of a list, which is the state of the address. */
export function useUrlQuery<Schema extends QuerySchema>(schema: Schema) {
  const [pathname, navigate] = useLocation();
  const query = parseSearchParams(schema, useSearch());

  const addressOf = (changes: Partial<z.output<Schema>>) =>
    applyQueryChangesToAddress(schema, pathname + location.search, changes);

  function change(changes: Partial<z.output<Schema>>, options?: Options) {
    try {
      navigate(addressOf(changes), options);
    } catch {
      // A browser refuses addresses that come too fast or grow too long: the list stays as it is.
    }
  }

  return { query, addressOf, change };
}

/** Whatever changes a list begins again at its first page. What the address says by now is kept, not what it said when drawn. */
export function applyQueryChangesToAddress<Schema extends QuerySchema>(
  schema: Schema,
  address: string,
  changes: Partial<z.output<Schema>>,
): string {
  const [pathname = '', search = ''] = address.split('?');
  const before = {
    ...parseSearchParams(schema, search),
    ...('page' in schema.shape && { page: 1 }),
  };
  // The schema of a query has no other values.
  const written = formatSearchParams(schema, { ...before, ...changes } as QueryValues);
  return written === '' ? pathname : `${pathname}?${written}`;
}

/** What an address leaves out or has wrong is as in one that says nothing. */
export function parseSearchParams<Schema extends QuerySchema>(
  schema: Schema,
  search: string,
): z.output<Schema> {
  const given = new URLSearchParams(search);
  const known = Object.entries(schema.shape).map(([name, field]) => [
    name,
    takesSeveral(field) ? given.getAll(name) : (given.get(name) ?? undefined),
  ]);
  const read = z.safeParse(schema, Object.fromEntries(known));
  return read.success ? read.data : z.parse(schema, {});
}

/** Only what differs from the default stands in an address. */
export function formatSearchParams<Schema extends QuerySchema>(
  schema: Schema,
  query: QueryValues,
): string {
  // The schema of a query has no other values.
  const plain = z.parse(schema, {}) as QueryValues;
  const written = new URLSearchParams();
  for (const name of Object.keys(schema.shape)) {
    if (query[name] === plain[name]) continue;
    for (const value of [query[name] ?? []].flat()) written.append(name, String(value));
  }
  return written.toString();
}

function takesSeveral(field: z.core.$ZodType): boolean {
  return Array.isArray(z.safeParse(field, []).data);
}
