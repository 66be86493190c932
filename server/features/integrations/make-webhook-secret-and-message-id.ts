import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const MESSAGE_ID_BYTES = 18;

/** A secret in the spelling of Standard Webhooks: `whsec_` and 32 random bytes. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Random, so that it tells neither how many there were nor when. */
export function makeWebhookMessageId(): string {
  return `msg_${randomBytes(MESSAGE_ID_BYTES).toString('base64url')}`;
}
