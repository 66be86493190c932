import { createHmac } from 'node:crypto';
import { type CellSettings, cellPrefix } from '../cells/cell-of-tokens-and-ids.ts';
import type { Config } from '../config.ts';
import { deriveKey } from '../crypto/derive-key.ts';

export type PersonalLinkKind =
  | 'application'
  | 'review'
  | 'sign-up'
  | 'create-password'
  | 'reset-password';

/**
 * The 256-bit token of a personal link. It follows from the secret key, the row and its serial, so that
 * the same link can be sent again without the token being stored; raising the serial makes another. Cells share the key: as no
 * two of them give the same id, no two make the same token.
 */
export function derivePersonalLinkToken(
  kind: PersonalLinkKind,
  { id, serial }: { id: number; serial: number },
  config: Pick<Config, 'SECRET_KEY'> & CellSettings,
): string {
  const token = createHmac('sha256', deriveKey(`link ${kind}`, config))
    .update(`${id} ${serial}`)
    .digest('base64url');
  return `${cellPrefix(config)}${token}`;
}
