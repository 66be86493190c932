import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import { deriveKey } from '../../crypto/derive-key.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type SealedDealingSeed = { commitment: Buffer; sealed: Buffer };

/**
 * What is kept of a seed: its SHA-256, published before dealing, and itself under AES-256-GCM
 * (nonce, tag, cipher text). The commitment and the job are bound in, so that it cannot stand for another batch.
 */
export function sealDealingSeed(
  seed: Buffer,
  of: { orgId: number; jobId: number },
  config: Pick<Config, 'SECRET_KEY'>,
): SealedDealingSeed {
  const commitment = createHash('sha256').update(seed).digest();
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey('review-seed', config), nonce);
  cipher.setAAD(boundTo(of, commitment));
  const text = Buffer.concat([cipher.update(seed), cipher.final()]);
  return { commitment, sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
}

/** The same seed under another secret key; undefined where neither key opens it, as in the demo, which was dealt without one. */
export function resealDealingSeed(
  kept: SealedDealingSeed,
  of: { orgId: number; jobId: number },
  { from, to }: { from: string; to: string },
): Buffer | undefined {
  const seed = openDealingSeed(kept, of, to) ?? openDealingSeed(kept, of, from);
  return seed && sealDealingSeed(seed, of, { SECRET_KEY: to }).sealed;
}

/** The seed itself; undefined where the key does not open it. */
export function openDealingSeed(
  { commitment, sealed }: SealedDealingSeed,
  of: { orgId: number; jobId: number },
  secretKey: string,
): Buffer | undefined {
  const text = NONCE_BYTES + TAG_BYTES;
  if (sealed.length <= text) return undefined;
  const opened = createDecipheriv(
    'aes-256-gcm',
    deriveKey('review-seed', { SECRET_KEY: secretKey }),
    sealed.subarray(0, NONCE_BYTES),
  );
  opened.setAAD(boundTo(of, commitment));
  opened.setAuthTag(sealed.subarray(NONCE_BYTES, text));
  try {
    return Buffer.concat([opened.update(sealed.subarray(text)), opened.final()]);
  } catch {
    return undefined;
  }
}

function boundTo({ orgId, jobId }: { orgId: number; jobId: number }, commitment: Buffer): Buffer {
  return Buffer.from(`core.review_batch|${orgId}|${jobId}|${commitment.toString('hex')}`);
}
