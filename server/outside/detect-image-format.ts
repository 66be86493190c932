const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WEBP_FLAGS = 20;
const WEBP_ANIMATION = 0b10;

/** What a picture is by its first bytes, if it is one that we take and does not move; whether the rest holds, drawing shows. */
export function detectImageFormat(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return isMovingPng(bytes) ? undefined : 'png';
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') {
    const moves = textAt(bytes, 12) === 'VP8X' && ((bytes[WEBP_FLAGS] ?? 0) & WEBP_ANIMATION) !== 0;
    return moves ? undefined : 'webp';
  }
  return undefined;
}

/** Whether the chunk that announces frames stands before the first picture. */
function isMovingPng(bytes: Buffer): boolean {
  for (let at = PNG.length; at + 8 <= bytes.length; ) {
    const name = textAt(bytes, at + 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
