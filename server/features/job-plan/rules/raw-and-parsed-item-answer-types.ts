import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';

/** What a form sends for one item: a field, several of one name, files, or nothing. */
export type RawPlanItemAnswer =
  | string
  | readonly string[]
  | readonly { name: string; sizeBytes: number }[]
  | undefined;

/** What is made of it: a value (null: not answered), or a sentence that says what to do. */
export type ParsedItemAnswer<Value> =
  | {
      value: Value | null;
      /** How it was understood, to be said back where it could have meant something else; null where it is plain. */
      readAs: string | null;
      problem?: never;
    }
  | { value?: never; problem: string };

/** Reads what was sent for an item of one kind; nothing that a person can type makes it throw. */
export type ParseItemAnswer<Item, Value> = (
  item: Item,
  raw: RawPlanItemAnswer,
  locale: OrganisationLocale,
) => ParsedItemAnswer<Value>;
