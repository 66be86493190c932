import type { AccountDraft, AccountValues } from './account-draft.ts';

/** What every part of the account form is given. */
export type AccountPartProps = {
  values: AccountValues;
  change: (change: AccountDraft) => void;
  problems: Readonly<Record<string, string>>;
};
