import { expect, test } from 'vitest';
import { decodeInvitationToApplyListFile } from './decode-invitation-to-apply-list-file.ts';

const list = 'name,email\nJürgen Straße,jürgen@example.com\n';
const utf16 = (bigEndian: boolean) => {
  const bytes = new Uint8Array(2 + list.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, !bigEndian);
  for (let i = 0; i < list.length; i += 1)
    view.setUint16(2 + i * 2, list.charCodeAt(i), !bigEndian);
  return bytes;
};

test.each([
  ['UTF-8', new TextEncoder().encode(list)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${list}`)],
  ['UTF-16, small end first', utf16(false)],
  ['UTF-16, big end first', utf16(true)],
  ["Windows' western letters", Uint8Array.from(list, (letter) => letter.charCodeAt(0))],
])('a list in %s is read as it was written', (_, bytes) => {
  expect(decodeInvitationToApplyListFile(bytes)).toEqual({ text: list });
});

test.each([
  ['a spreadsheet of its own format', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 8)],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['UTF-16 that is cut', Uint8Array.of(0xff, 0xfe, 0x00, 0xd8)],
  ['a part of a byte order', Uint8Array.of(0x81, 0x8d, 0x41)],
  ['too many bytes', new Uint8Array(2_000_001).fill(0x61)],
])('%s is refused with a sentence', (_, bytes) => {
  expect(decodeInvitationToApplyListFile(bytes)).toEqual({ problem: expect.stringMatching(/\.$/) });
});
