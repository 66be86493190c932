import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords that turn up most often where passwords were stolen, in small letters. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map((password) => String(password).toLowerCase()),
);
