import type * as languageLibrary from '@zxcvbn-ts/language-common';
import { lateModule } from '../../late-module.ts';

const language = lateModule<typeof languageLibrary>('@zxcvbn-ts/language-common');

let found: ReadonlySet<string> | undefined;

/** The passwords that turn up most often where passwords were stolen, in small letters. */
export function commonPasswords(): ReadonlySet<string> {
  found ??= new Set(
    language().dictionary['passwords-common'].map((password) => String(password).toLowerCase()),
  );
  return found;
}
