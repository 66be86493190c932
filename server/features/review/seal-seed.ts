import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import { keyFor } from '../../doors/session.ts';

const NONCE_BYTES = 12;

export type SealedSeed = { commitment: Buffer; sealed: Buffer };

/**
 * What is kept of a seed: its SHA-256, published before dealing, and itself under AES-256-GCM
 * (nonce, tag, cipher text). The commitment and the job are bound in, so that it cannot stand for another batch.
 */
export function sealSeed(
  seed: Buffer,
  of: { orgId: number; jobId: number },
  config: Pick<Config, 'SECRET_KEY'>,
): SealedSeed {
  const commitment = createHash('sha256').update(seed).digest();
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor('review-seed', config), nonce);
  cipher.setAAD(
    Buffer.from(`core.review_batch|${of.orgId}|${of.jobId}|${commitment.toString('hex')}`),
  );
  const text = Buffer.concat([cipher.update(seed), cipher.final()]);
  return { commitment, sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
}
