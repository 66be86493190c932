import type * as languageLibrary from '@zxcvbn-ts/language-common';
import { loadModuleOnFirstUse } from '../../load-module-on-first-use.ts';

const language = loadModuleOnFirstUse<typeof languageLibrary>('@zxcvbn-ts/language-common');

let found: ReadonlySet<string> | undefined;

/** The passwords that turn up most often where passwords were stolen, in small letters. */
export function loadCommonPasswords(): ReadonlySet<string> {
  found ??= new Set(
    language().dictionary['passwords-common'].map((password) => String(password).toLowerCase()),
  );
  return found;
}
