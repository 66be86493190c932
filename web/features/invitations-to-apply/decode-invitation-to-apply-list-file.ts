/** A file as big as this may hold 10,000 people in two bytes a letter. */
const FILE_BYTES_MAX = 2_000_000;

/**
 * The text of a list that was saved as UTF-8, UTF-16 or, as older spreadsheets do, in Windows' western letters. What is
 * none of these is refused with a sentence.
 */
export function decodeInvitationToApplyListFile(
  bytes: Uint8Array,
): { text: string } | { problem: string } {
  if (bytes.length > FILE_BYTES_MAX)
    return { problem: 'The file is larger than 2 MB. Send it in parts.' };
  if (beginsWith(bytes, [0xff, 0xfe])) return read(bytes, 'utf-16le');
  if (beginsWith(bytes, [0xfe, 0xff])) return read(bytes, 'utf-16be');
  if (bytes.includes(0)) return unreadable;
  const asUtf8 = read(bytes, 'utf-8');
  return 'text' in asUtf8 ? asUtf8 : read(bytes, 'windows-1252');
}

const unreadable = {
  problem: 'This file is no list of addresses. Save it as CSV or plain text, in UTF-8.',
};

function read(bytes: Uint8Array, encoding: string): { text: string } | { problem: string } {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // Letters that no text has stand where a file is something else.
    return /[^\P{Cc}\n\r\t]/u.test(text) ? unreadable : { text };
  } catch {
    return unreadable;
  }
}

function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, i) => bytes[i] === byte);
}
