import { z } from 'zod';

const LINKS_MAX = 8;

export type SettingHelpTexts = { help: string; must: string; fallback?: string };

export function settingSchemaWithHelpTexts<Schema extends z.ZodType>(
  schema: Schema,
  words: SettingHelpTexts,
): Schema {
  return schema.meta(words);
}

export function makeDatabaseSettingKind(help: string, fallback?: string) {
  const words = { help, must: 'must look like postgres://user:password@host:5432/database' };
  return settingSchemaWithHelpTexts(
    makeAddressWithProtocolSettingKind('postgres:', 'postgresql:').optional(),
    fallback === undefined ? words : { ...words, fallback },
  );
}

/** Up to eight named addresses, in their order. */
export function makeNamedLinksSettingKind(help: string) {
  return settingSchemaWithHelpTexts(
    z
      .string()
      .transform((text) => text.split(/,\s+/).map(linkOf))
      .pipe(z.array(z.object({ name: z.string(), href: z.string() })).max(LINKS_MAX))
      .optional(),
    {
      help,
      fallback: 'none',
      must: 'must look like Terms=https://www.example.org/terms, Privacy=https://…, at most 8',
    },
  );
}

/** Null makes the setting invalid. */
function linkOf(text: string): { name: string; href: string } | null {
  const [, name = '', href = ''] =
    /^\s*([^=<>]{1,40}?)\s*=\s*(https?:\/\/\S{1,500})\s*$/.exec(text) ?? [];
  return URL.canParse(href) ? { name, href } : null;
}

/** Addresses of cells by their letters; none for an installation that is its only one. */
export function makeCellAddressesSettingKind(help: string) {
  return settingSchemaWithHelpTexts(makeAddressByCellSettingKind(makeOriginAddressSettingKind()), {
    help,
    fallback: 'none: this one is all there is',
    must: 'must look like a=http://10.0.0.1:3000, b=http://10.0.0.2:3000, each letter once',
  });
}

/** The same of their databases. */
export function makeCellDatabasesSettingKind(help: string) {
  return settingSchemaWithHelpTexts(
    makeAddressByCellSettingKind(makeAddressWithProtocolSettingKind('postgres:', 'postgresql:')),
    {
      help,
      fallback: 'none: commands know this cell alone',
      must: 'must look like a=postgres://user:password@host:5432/database, b=postgres://…, each letter once',
    },
  );
}

function makeAddressByCellSettingKind(address: z.ZodType<string, string>) {
  return z
    .string()
    .transform((text) => text.split(/,\s*/).map((one) => /^([a-z])=(.*)$/.exec(one)?.slice(1)))
    .pipe(z.array(z.tuple([z.string(), address])).min(2))
    .refine((cells) => new Set(cells.map(([letter]) => letter)).size === cells.length)
    .transform((cells): Record<string, string> => Object.fromEntries(cells))
    .default({});
}

export function makeYesOrNoSettingKind() {
  return z.enum(['true', 'false']).transform((text) => text === 'true');
}

/** Without a host for this machine alone. */
export function parseListeningAddress(text: string): { host: string; port: number } {
  const [, host = '127.0.0.1', port = ''] = /^(?:\[?(.+?)\]?:)?(\d+)$/.exec(text) ?? [];
  return { host, port: Number(port) };
}

export function makeWholeNumberSettingKind(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
}

export function makeAddressWithProtocolSettingKind(...protocols: string[]) {
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  });
}

/** Over https, so that nobody on the way can speak for the provider; on this very machine also without. */
export function makeIssuerAddressSettingKind() {
  return makeAddressWithProtocolSettingKind('https:', 'http:').refine((text) => {
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || hostname === '127.0.0.1' || hostname === 'localhost';
  });
}

export function makeOriginAddressSettingKind() {
  return makeAddressWithProtocolSettingKind('http:', 'https:')
    .refine((text) => new URL(text).href === `${new URL(text).origin}/`)
    .transform((text) => new URL(text).origin);
}
