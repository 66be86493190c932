import { randomBytes } from 'node:crypto';

export function makeCareersPageAssetKey(): string {
  return randomBytes(16).toString('base64url');
}
