import { createHmac } from 'node:crypto';

const BYTES_A_NUMBER = 6;
const BELOW = 2 ** (8 * BYTES_A_NUMBER);

/** Numbers from 0 to below 1 that follow from the seed and the label alone: HMAC-SHA256 in counter mode. */
export function seededRandom(seed: Uint8Array, label: string): () => number {
  let block = Buffer.alloc(0);
  let at = 0;
  let counter = 0;
  return () => {
    if (at + BYTES_A_NUMBER > block.length) {
      block = createHmac('sha256', seed).update(`${label}|${counter}`).digest();
      counter += 1;
      at = 0;
    }
    const number = block.readUIntBE(at, BYTES_A_NUMBER);
    at += BYTES_A_NUMBER;
    return number / BELOW;
  };
}

/** Fisher–Yates. */
export function shuffleList<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [result[last], result[other]];
    if (a === undefined || b === undefined) continue;
    result[last] = b;
    result[other] = a;
  }
  return result;
}
