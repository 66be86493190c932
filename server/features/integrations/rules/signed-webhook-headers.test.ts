import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { makeWebhookMessageId, makeWebhookSecret } from '../make-webhook-secret-and-message-id.ts';
import { signedWebhookHeaders } from './signed-webhook-headers.ts';

const body = '{"type":"job.published","data":{"jobId":12}}';
const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000);

function verifies(secret: string, headers: Record<string, string>, text = body): boolean {
  try {
    new Webhook(secret).verify(text, headers);
    return true;
  } catch {
    return false;
  }
}

test('the reference implementation verifies what we sign, and signs the same', () => {
  const secret = makeWebhookSecret();
  const at = new Date();
  const headers = signedWebhookHeaders({ messageId: 'msg_1', body, at }, [secret]);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(headers['webhook-signature']).toBe(new Webhook(secret).sign('msg_1', at, body));
});

test('a changed body, id or time, or another secret, is not verified', () => {
  const secret = makeWebhookSecret();
  const headers = signedWebhookHeaders({ messageId: 'msg_1', body, at: new Date() }, [secret]);
  expect(verifies(secret, headers)).toBe(true);
  expect(verifies(secret, headers, body.replace('12', '13'))).toBe(false);
  expect(verifies(secret, { ...headers, 'webhook-id': 'msg_2' })).toBe(false);
  expect(
    verifies(secret, {
      ...headers,
      'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1),
    }),
  ).toBe(false);
  expect(verifies(makeWebhookSecret(), headers)).toBe(false);
});

test('a message that is played again after five minutes is not verified', () => {
  const secret = makeWebhookSecret();
  const signedAt = (at: Date) => signedWebhookHeaders({ messageId: 'msg_1', body, at }, [secret]);
  expect(verifies(secret, signedAt(minutesAgo(4)))).toBe(true);
  expect(verifies(secret, signedAt(minutesAgo(6)))).toBe(false);
  expect(verifies(secret, signedAt(minutesAgo(-6)))).toBe(false);
});

test('while two secrets are active either of them verifies', () => {
  const [old, young] = [makeWebhookSecret(), makeWebhookSecret()];
  const headers = signedWebhookHeaders({ messageId: 'msg_1', body, at: new Date() }, [young, old]);
  expect(verifies(old, headers)).toBe(true);
  expect(verifies(young, headers)).toBe(true);
});

test('a secret is whsec_ and 32 random bytes; ids tell nothing and never repeat', () => {
  const secrets = Array.from({ length: 50 }, makeWebhookSecret);
  for (const secret of secrets)
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
  expect(new Set(secrets).size).toBe(50);
  const ids = Array.from({ length: 50 }, makeWebhookMessageId);
  for (const id of ids) expect(id).toMatch(/^msg_[\w-]{24}$/);
  expect(new Set(ids).size).toBe(50);
});
