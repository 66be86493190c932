/** Pasting from elsewhere brings invisible characters along; they are dropped rather than argued about. */
const UNSHOWN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu;

export function removeInvisibleCharacters(written: string): string {
  return written.replaceAll('\r\n', '\n').replace(UNSHOWN, '');
}
