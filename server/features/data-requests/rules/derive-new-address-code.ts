import { createHmac } from 'node:crypto';
import { deriveKey } from '../../../crypto/derive-key.ts';

const DIGITS = 6;

export type NewEmailAddressToConfirm = { applicationId: number; email: string; askedAt: Date };

/**
 * The code that goes to a new address, and nowhere else: whoever types it reads there. It follows from the key and from what it
 * confirms, so that it is stored nowhere, and another wish has another code.
 */
export function deriveNewEmailAddressConfirmationCode(
  { applicationId, email, askedAt }: NewEmailAddressToConfirm,
  config: Parameters<typeof deriveKey>[1],
): string {
  const digest = createHmac('sha256', deriveKey('address code', config))
    .update(`${applicationId} ${askedAt.getTime()} ${email}`)
    .digest();
  return String(digest.readUIntBE(0, DIGITS) % 10 ** DIGITS).padStart(DIGITS, '0');
}
