import { createHmac } from 'node:crypto';

export type WebhookMessageToSign = { messageId: string; body: string; at: Date };

/**
 * The headers of Standard Webhooks 1.0: the id stays the same over all tries, the time is that of this try, and each
 * active secret signs `id.timestamp.body`, so that a receiver changes over to a new one when it likes.
 */
export function signedWebhookHeaders(
  { messageId, body, at }: WebhookMessageToSign,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const mac = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'Evenhand',
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
