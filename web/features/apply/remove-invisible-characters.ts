const INVISIBLE_CHARACTERS = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** What the server takes of what was pasted into a field: the same is compared, saved and kept as a draft. */
export function removeInvisibleCharacters(written: string): string {
  return written.replaceAll('\r\n', '\n').replace(INVISIBLE_CHARACTERS, '').toWellFormed();
}
